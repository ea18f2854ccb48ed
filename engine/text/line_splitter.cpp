#include "engine/text/line_splitter.h"

#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

FoldedRange trimmed(std::string_view text, FoldedRange range)
{
    while (!range.empty() && TextCursor::isBlank(text[range.begin]))
        ++range.begin;
    while (!range.empty() && TextCursor::isBlank(text[range.end - 1]))
        --range.end;
    return range;
}

void readCells(std::string_view text, TextLine& line)
{
    const std::string_view body = text.substr(line.range.begin, line.range.length());
    line.pipes =
        body.find('|') != std::string_view::npos &&
        (std::count(body.begin(), body.end(), '|') >= 2 || body.find(" | ") != std::string_view::npos);
    const char separator = line.pipes ? '|' : '\t';
    if (body.find(separator) == std::string_view::npos)
        return;
    std::size_t begin = line.range.begin;
    for (std::size_t i = line.range.begin; i <= line.range.end; ++i) {
        if (i < line.range.end && text[i] != separator)
            continue;
        const bool outer = line.pipes && ((i == begin && begin == line.range.begin) ||
                                          (begin == line.range.end && i == line.range.end));
        if (!outer)
            line.cells.push_back(trimmed(text, {begin, i}));
        begin = i + 1;
    }
}

void readBullet(std::string_view text, TextLine& line)
{
    TextCursor cursor(text, line.range.begin);
    line.content = line.range.begin;
    if (cursor.takeAny("-*+>") &&
        (TextCursor::isBlank(cursor.peek()) || TextCursor::isLetter(cursor.peek()))) {
        line.bullet = true;
    } else {
        cursor.moveTo(line.range.begin);
        const bool bracket = cursor.takeAny("([");
        const auto number = cursor.takeDigits(2);
        const bool closed = number && (cursor.takeAny(")]") || (!bracket && cursor.take('.')));
        line.bullet = closed && !TextCursor::isDigit(cursor.peek());
        cursor.take('-');
    }
    if (!line.bullet)
        return;
    cursor.skipBlanks(1);
    line.content = std::min(cursor.position(), line.range.end);
}

// Length of the last line as typed: a line of folded text may stand for several that a broken word joined.
std::size_t typedLength(const FoldedText& text, const TextLine& line)
{
    const auto& joins = text.joins();
    const auto next = std::upper_bound(joins.begin(), joins.end(), line.range.end);
    const bool joined = next != joins.begin() && *(next - 1) > line.range.begin;
    return line.range.end - (joined ? *(next - 1) : line.range.begin);
}

// "Fecha de inicio: 01/07/2024", "A/ AR activa": a line that begins with a label of at most five words, or
// with the letter of a part, begins something of its own.
bool beginsWithLabel(const FoldedText& text, const TextLine& line)
{
    const std::string_view folded = text.view();
    if (!text.upperAt(line.content))
        return false;
    std::size_t words = 1;
    for (std::size_t i = line.content; i < line.range.end && i - line.content < 44; ++i) {
        const char c = folded[i];
        if (c == ':' || (c == '/' && i == line.content + 1))
            return i + 1 >= line.range.end || TextCursor::isBlank(folded[i + 1]);
        words += c == ' ' ? 1U : 0U;
        if (words > 5 || c == ',' || c == ';' || TextCursor::isDigit(c))
            return false;
    }
    return false;
}

bool wrapsInto(const FoldedText& text, const TextLine& line, const TextLine& next, std::size_t longest)
{
    const std::string_view folded = text.view();
    if (line.range.empty() || next.range.empty() || !line.cells.empty() || line.pipes || next.pipes ||
        next.bullet || beginsWithLabel(text, next))
        return false;
    const char last = folded[line.range.end - 1];
    if (last == '.' || last == ':' || last == '!' || last == '?' || longest < 25)
        return false;
    const char first = folded[next.range.begin];
    const bool goesOn = (TextCursor::isLetter(first) && !text.upperAt(next.range.begin)) ||
                        TextCursor::isDigit(first) || first == '(';
    const std::size_t length = typedLength(text, line);
    return (goesOn && 2 * length >= longest) || 10 * length >= 8 * longest || last == ',';
}

} // namespace

std::vector<TextLine> splitLines(const FoldedText& text)
{
    const std::string_view folded = text.view();
    std::vector<TextLine> lines;
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < folded.size();) {
        const std::size_t end = std::min(folded.find('\n', begin), folded.size());
        TextLine line;
        line.range = trimmed(folded, {begin, end});
        begin = end + 1;
        if (line.range.empty())
            continue;
        readCells(folded, line);
        readBullet(folded, line);
        longest = std::max(longest, typedLength(text, line));
        lines.push_back(std::move(line));
    }
    const auto& blank = text.blankLines();
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const bool parted = std::binary_search(blank.begin(), blank.end(), lines[i].range.end);
        lines[i].wraps = !parted && wrapsInto(text, lines[i], lines[i + 1], longest);
    }
    return lines;
}

} // namespace cotejo
