#include "engine/rules/stated_amount.h"

#include "engine/text/text_cursor.h"

#include <array>
#include <cstddef>
#include <optional>

namespace cotejo
{
namespace
{

constexpr double kMonth = 365.25 / 84;
struct UnitWord {
    std::string_view word;
    AmountUnit unit;
    double factor;
};
constexpr std::array<UnitWord, 34> kUnits = {{{"dias", AmountUnit::weeks, 1.0 / 7},
                                              {"dia", AmountUnit::weeks, 1.0 / 7},
                                              {"days", AmountUnit::weeks, 1.0 / 7},
                                              {"day", AmountUnit::weeks, 1.0 / 7},
                                              {"semanas", AmountUnit::weeks, 1},
                                              {"semana", AmountUnit::weeks, 1},
                                              {"sem", AmountUnit::weeks, 1},
                                              {"weeks", AmountUnit::weeks, 1},
                                              {"week", AmountUnit::weeks, 1},
                                              {"wks", AmountUnit::weeks, 1},
                                              {"wk", AmountUnit::weeks, 1},
                                              {"w", AmountUnit::weeks, 1},
                                              {"meses", AmountUnit::weeks, kMonth},
                                              {"mes", AmountUnit::weeks, kMonth},
                                              {"months", AmountUnit::weeks, kMonth},
                                              {"month", AmountUnit::weeks, kMonth},
                                              {"mo", AmountUnit::weeks, kMonth},
                                              {"anos", AmountUnit::weeks, 12 * kMonth},
                                              {"ano", AmountUnit::weeks, 12 * kMonth},
                                              {"years", AmountUnit::weeks, 12 * kMonth},
                                              {"year", AmountUnit::weeks, 12 * kMonth},
                                              {"h", AmountUnit::weeks, 1.0 / 168},
                                              {"horas", AmountUnit::weeks, 1.0 / 168},
                                              {"hours", AmountUnit::weeks, 1.0 / 168},
                                              {"mg/kg", AmountUnit::milligramsPerKilogram, 1},
                                              {"mg/kilo", AmountUnit::milligramsPerKilogram, 1},
                                              {"mg/dl", AmountUnit::milligramsPerDecilitre, 1},
                                              {"ml/min", AmountUnit::millilitresPerMinute, 1},
                                              {"mg", AmountUnit::milligrams, 1},
                                              {"miligramos", AmountUnit::milligrams, 1},
                                              {"milligrams", AmountUnit::milligrams, 1},
                                              {"g", AmountUnit::milligrams, 1000},
                                              {"gramos", AmountUnit::milligrams, 1000},
                                              {"grams", AmountUnit::milligrams, 1000}}};

struct Number {
    double value = 0;
    FoldedRange range;
    bool rangeTo = false; // joined to the one before as the end of a range
};

const UnitWord* unitAt(std::string_view text, std::size_t begin)
{
    for (const UnitWord& unit : kUnits) { // the longer spellings come first
        if (begin >= text.size() || text[begin] != unit.word.front() ||
            text.substr(begin, unit.word.size()) != unit.word)
            continue;
        const std::size_t end = begin + unit.word.size();
        if (end >= text.size() || !TextCursor::isWord(text[end]))
            if (!(unit.word == "mg" && end < text.size() && text[end] == '/' && end + 1 < text.size() &&
                  (text[end + 1] == 'l' || text[end + 1] == 'g')))
                return &unit;
    }
    return nullptr;
}

std::optional<Number> numberAt(std::string_view text, std::size_t begin)
{
    Number number;
    std::size_t i = begin;
    double scale = 1;
    bool fraction = false;
    for (; i < text.size() && i - begin < 12; ++i) {
        const char c = text[i];
        if (TextCursor::isDigit(c)) {
            if (fraction)
                number.value += (c - '0') * (scale /= 10);
            else
                number.value = number.value * 10 + (c - '0');
        } else if ((c == '.' || c == ',') && i + 1 < text.size() && TextCursor::isDigit(text[i + 1])) {
            const bool thousands = c == ',' && i + 3 < text.size() && TextCursor::isDigit(text[i + 2]) &&
                                   TextCursor::isDigit(text[i + 3]);
            if (thousands)
                continue;
            if (fraction)
                return std::nullopt; // a version or a date
            fraction = true;
        } else {
            break;
        }
    }
    if (i == begin)
        return std::nullopt;
    number.range = {begin, i};
    return number;
}

std::size_t skipBlanks(std::string_view text, std::size_t i, std::size_t atMost = 2)
{
    while (atMost-- > 0 && i < text.size() && TextCursor::isBlank(text[i]))
        ++i;
    return i;
}

// A word that joins numbers at `i`: its end and whether it makes a range; nullopt where there is none.
std::optional<std::pair<std::size_t, bool>> joinAt(std::string_view text, std::size_t i)
{
    struct Join {
        std::string_view word;
        bool range;
    };
    constexpr std::array<Join, 10> kJoins = {{{"-", true},
                                              {"a ", true},
                                              {"to ", true},
                                              {"hasta ", true},
                                              {"y ", false},
                                              {"and ", false},
                                              {"o ", false},
                                              {"or ", false},
                                              {", ", false},
                                              {"/", false}}};
    const std::size_t begin = skipBlanks(text, i);
    for (const Join& join : kJoins)
        if (begin < text.size() && text[begin] == join.word.front() &&
            text.substr(begin, join.word.size()) == join.word) {
            std::size_t end = skipBlanks(text, begin + join.word.size());
            if (!join.range && text.substr(end, 2) == "y ") // ", y 12"
                end += 2;
            return std::pair(end, join.range);
        }
    return std::nullopt;
}

const UnitWord* unitBefore(std::string_view text, std::size_t begin)
{
    if (begin == 0 || text[begin - 1] != ' ')
        return nullptr;
    std::size_t start = begin - 1;
    while (start > 0 && begin - start < 10 && TextCursor::isLetter(text[start - 1]))
        --start;
    const std::string_view word = text.substr(start, begin - 1 - start);
    if (word != "semana" && word != "semanas" && word != "week" && word != "weeks" && word != "mes" &&
        word != "month" && word != "meses" && word != "months")
        return nullptr;
    return unitAt(text, start);
}

void addAll(const std::vector<Number>& numbers, const UnitWord& unit, std::size_t end,
            std::vector<StatedAmount>& amounts)
{
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool range = i + 1 < numbers.size() && numbers[i + 1].rangeTo;
        const double from = numbers[i].value * unit.factor;
        const double to = range ? numbers[i + 1].value * unit.factor : from;
        amounts.push_back({{numbers[i].range.begin, end}, from, to, unit.unit});
        i += range ? 1 : 0;
    }
}

} // namespace

std::vector<StatedAmount> statedAmounts(std::string_view folded)
{
    std::vector<StatedAmount> amounts;
    std::vector<Number> numbers;
    for (std::size_t i = 0; i < folded.size();) {
        if (!TextCursor::isDigit(folded[i]) || (i > 0 && TextCursor::isWord(folded[i - 1]))) {
            ++i;
            continue;
        }
        numbers.clear();
        auto number = numberAt(folded, i);
        if (!number) {
            i += 12;
            continue;
        }
        numbers.push_back(*number);
        const UnitWord* before = unitBefore(folded, i);
        std::size_t end = number->range.end;
        const UnitWord* unit = unitAt(folded, skipBlanks(folded, end));
        while (unit == nullptr && numbers.size() < 8) {
            const auto join = joinAt(folded, end);
            if (!join || join->first >= folded.size() || !TextCursor::isDigit(folded[join->first]))
                break;
            number = numberAt(folded, join->first);
            if (!number)
                break;
            number->rangeTo = join->second;
            numbers.push_back(*number);
            end = number->range.end;
            unit = unitAt(folded, skipBlanks(folded, end));
        }
        if (unit != nullptr)
            end = skipBlanks(folded, end) + unit->word.size();
        if (unit == nullptr)
            unit = before;
        if (unit != nullptr)
            addAll(numbers, *unit, end, amounts);
        i = end;
    }
    return amounts;
}

} // namespace cotejo
