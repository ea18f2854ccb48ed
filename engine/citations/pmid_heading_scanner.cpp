#include "engine/citations/pmid_heading_scanner.h"

#include "engine/citations/bare_numbers.h"
#include "engine/citations/folded_characters.h"
#include "engine/citations/label_gap.h"

#include <algorithm>
#include <optional>

namespace cotejo
{
namespace
{
using namespace folded;
using Line = LineIndex::Line;

constexpr std::size_t kLongestHeading = 100;
constexpr std::size_t kLongestItem = 400;

std::size_t contentBegin(std::string_view text, const Line& line)
{
    std::size_t i = line.begin;
    while (i < line.end && (isBlank(text[i]) || text[i] == '>'))
        ++i;
    return i;
}

std::size_t contentEnd(std::string_view text, const Line& line)
{
    std::size_t end = line.end;
    while (end > line.begin && (isBlank(text[end - 1]) || isMarkup(text[end - 1])))
        --end;
    return end;
}

bool isBlankLine(std::string_view text, const Line& line)
{
    return contentBegin(text, line) == line.end;
}

bool hasDigit(std::string_view text, std::size_t begin, std::size_t end)
{
    return std::any_of(text.begin() + static_cast<std::ptrdiff_t>(begin),
                       text.begin() + static_cast<std::ptrdiff_t>(end), isDigit);
}

bool isHeading(std::string_view text, const Line& line, const PmidLabel& label)
{
    if (line.length() > kLongestHeading || hasDigit(text, label.end, line.end))
        return false;
    const std::size_t begin = contentBegin(text, line);
    const std::size_t end = contentEnd(text, line);
    if (text[end - 1] == ':')
        return true;
    if (!label.strong)
        return false;
    if (text[begin] == '#')
        return true;
    if (text.substr(label.begin, end - label.begin).find_first_of(".,;|") != std::string_view::npos)
        return false;
    const bool emphasised = isMarkup(text[begin]) && isMarkup(at(text, end)) && end < line.end;
    const bool labelAlone = std::none_of(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                         text.begin() + static_cast<std::ptrdiff_t>(label.begin), isWord);
    return emphasised || labelAlone;
}

// Where the content of a list item begins; nullopt for a line that is none. A line of numbers alone is an
// item too.
std::optional<std::size_t> itemBegin(std::string_view text, const Line& line, bool near)
{
    std::size_t i = contentBegin(text, line);
    const char c = at(text, i);
    if ((c == '-' || c == '*' || c == '+' || c == FoldedAnswer::kOtherSign) &&
        (isBlank(at(text, i + 1)) || isDigit(at(text, i + 1))))
        return i + 1;
    if (c == '[' || c == '(')
        ++i;
    const std::size_t digits = digitsEnd(text, i);
    const char after = at(text, digits);
    if (digits > i && digits - i <= 3 && (after == '.' || after == ')' || after == ']' || after == ':'))
        return after == '.' && isDigit(at(text, digits + 1)) ? std::nullopt : std::optional(digits + 1);
    if (isLetter(at(text, i)) && (at(text, i + 1) == ')' || at(text, i + 1) == '.') &&
        isBlank(at(text, i + 2)))
        return i + 2;
    if (near && digits - i >= 7 && digits - i <= 8 && !isWord(after) && after != '/')
        return i;
    const std::string_view content = text.substr(line.begin, line.length());
    const bool numbersAlone =
        hasDigit(text, line.begin, line.end) && std::none_of(content.begin(), content.end(), isLetter);
    return numbersAlone ? std::optional(contentBegin(text, line)) : std::nullopt;
}

// Reads the items below heading `number`, with `numbersAlone` only those without words; gives the first line
// that is none.
std::size_t readItems(IdentifierBoard& board, const LineIndex& lines, std::size_t number, bool numbersAlone)
{
    const std::string_view text = board.text();
    std::size_t blank = 0;
    for (++number; number < lines.count(); ++number) {
        const Line line = lines.line(number);
        if (isBlankLine(text, line)) {
            if (++blank > 1)
                break;
            continue;
        }
        const auto begin = itemBegin(text, line, blank == 0);
        if (!begin)
            break;
        blank = 0;
        const std::string_view content = text.substr(*begin, line.end - *begin);
        if (numbersAlone && std::any_of(content.begin(), content.end(), isLetter))
            break;
        takeBareNumbers(board, *begin, std::min(line.end, *begin + kLongestItem), false);
    }
    return number;
}

// "<h3>PMIDs</h3><ul><li>31234567</li>": items of the list that the label heads. Gives where reading stopped.
std::size_t readHtmlItems(IdentifierBoard& board, const PmidLabel& label)
{
    const std::string_view text = board.text();
    std::size_t i = at(text, label.end) == ':' ? label.end + 1 : label.end;
    for (std::size_t previous = label.end;; previous = i) {
        while (isBlank(at(text, i)) || (i < text.size() && text[i] == '\n'))
            ++i;
        const std::size_t tags = skipTags(text, i);
        const std::string_view skipped = text.substr(i, tags - i);
        i = tags;
        if (skipped.empty())
            return i;
        if (skipped.find("<li") == std::string_view::npos) {
            if (previous == i)
                return i;
            continue;
        }
        const std::size_t close = text.substr(i, kLongestItem).find('<');
        if (close == std::string_view::npos)
            return i;
        takeBareNumbers(board, i, i + close, false);
        i += close;
    }
}
} // namespace

void scanPmidHeadings(IdentifierBoard& board, const LineIndex& lines, const std::vector<PmidLabel>& open)
{
    const std::string_view text = board.text();
    std::size_t readUpTo = 0; // a line is read under one heading only, and so is a tag
    std::size_t htmlReadUpTo = 0;
    for (const PmidLabel& label : open) {
        const std::size_t next = at(text, label.end) == ':' ? label.end + 1 : label.end;
        if (at(text, next) == '<' && label.begin >= htmlReadUpTo)
            htmlReadUpTo = readHtmlItems(board, label);
        const std::size_t number = lines.lineAt(label.begin);
        if (number < readUpTo || !isHeading(text, lines.line(number), label))
            continue;
        readUpTo = readItems(board, lines, number, !label.strong);
    }
}

} // namespace cotejo
