#include "engine/text/number_run.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

constexpr std::size_t kLongestUnit = 12;
constexpr std::size_t kVerbReach = 60; // characters between "bajó" and its numbers

struct Number {
    FoldedRange range;
    bool whole = true; // no decimal point
};

Number numberAt(std::string_view text, std::size_t begin, std::size_t end)
{
    Number number;
    std::size_t i = begin;
    const auto digit = [&](std::size_t at) { return at < end && TextCursor::isDigit(text[at]); };
    while (digit(i) || ((text[i] == '.' || text[i] == ',') && i > begin && digit(i + 1))) {
        number.whole = number.whole && TextCursor::isDigit(text[i]);
        if (++i >= end)
            break;
    }
    number.range = {begin, i};
    return number;
}

// Where the number behind the joint begins; 0 where none stands there.
std::size_t afterJoint(std::string_view text, std::size_t at, std::size_t end, bool between)
{
    std::size_t i = at;
    if (i < end && (text[i] == '-' || text[i] == '/'))
        return text[i] == '-' && i + 1 < end && TextCursor::isDigit(text[i + 1]) ? i + 1 : 0;
    if (i < end && text[i] == ' ')
        ++i;
    std::size_t unit = i;
    while (unit < end && unit - i < kLongestUnit &&
           (TextCursor::isLetter(text[unit]) || text[unit] == '/' || text[unit] == '%'))
        ++unit;
    const bool isJoint = text.substr(i, unit - i) == "a" || text.substr(i, unit - i) == "y";
    if (!isJoint && unit > i && unit < end && text[unit] == ' ')
        i = unit + 1;
    const std::string_view joint = text.substr(i, std::min<std::size_t>(2, end - i));
    if (joint != "a " && joint != "- " && !(between && joint == "y "))
        return 0;
    return i + 2 < end && TextCursor::isDigit(text[i + 2]) ? i + 2 : 0;
}

bool tellsChange(std::string_view before)
{
    constexpr std::array<std::string_view, 10> kChange = {
        "bajo", "subio", "paso", "mejoro", "disminuyo", "aumento", "redujo", "cambio", "cayo", "descendio"};
    return std::any_of(kChange.begin(), kChange.end(),
                       [&](std::string_view word) { return before.find(word) != std::string_view::npos; });
}

} // namespace

std::vector<NumberRun> numberRuns(std::string_view folded, const FoldedRange& range)
{
    std::vector<NumberRun> runs;
    bool between = false;
    for (std::size_t i = range.begin; i < range.end;) {
        if (folded.substr(i, 6) == "entre ")
            between = true;
        const bool starts = TextCursor::isDigit(folded[i]) && (i == 0 || !TextCursor::isWord(folded[i - 1]));
        if (!starts) {
            ++i;
            continue;
        }
        const Number first = numberAt(folded, i, range.end);
        const std::size_t next = afterJoint(folded, first.range.end, range.end, between);
        i = first.range.end;
        if (next == 0)
            continue;
        const Number second = numberAt(folded, next, range.end);
        const bool year = first.whole && first.range.length() == 4;
        const bool date = second.range.end < range.end &&
                          (folded[second.range.end] == '-' || folded[second.range.end] == '/') &&
                          second.range.end + 1 < range.end &&
                          TextCursor::isDigit(folded[second.range.end + 1]);
        i = second.range.end;
        if (year || date)
            continue;
        NumberRun run;
        run.whole = {first.range.begin, second.range.end};
        run.first = {first.range.begin, next};
        const std::size_t before =
            std::max(range.begin, first.range.begin - std::min(first.range.begin, kVerbReach));
        run.changed = tellsChange(folded.substr(before, first.range.begin - before));
        runs.push_back(run);
    }
    return runs;
}

} // namespace cotejo
