#include "engine/judges/text_edits.h"

#include "engine/base/code_point_index.h"
#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

bool hasWords(std::string_view line)
{
    return std::any_of(line.begin(), line.end(), [](char c) {
        return TextCursor::isLetter(c) || (static_cast<unsigned char>(c) & 0x80U) != 0;
    });
}

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at))
        text.replace(at, from.size(), to);
}

} // namespace

bool TextEdits::replace(const FoldedRange& range, std::string with)
{
    for (const Edit& edit : m_edits)
        if (edit.range.overlaps(range))
            return false;
    m_edits.push_back({range, std::move(with)});
    return true;
}

std::string TextEdits::applied() const
{
    std::vector<Edit> edits = m_edits;
    std::sort(edits.begin(), edits.end(),
              [](const Edit& a, const Edit& b) { return a.range.begin < b.range.begin; });
    const std::string& original = m_text.original();
    const CodePointIndex index(original);
    std::string made;
    std::size_t done = 0;
    for (const Edit& edit : edits) {
        const TextSpan span = m_text.span(edit.range);
        const std::size_t begin = index.toByte(span.start);
        made.append(original, done, begin - done);
        const bool capital = begin < original.size() && original[begin] >= 'A' && original[begin] <= 'Z';
        std::string with = edit.with;
        if (capital && !with.empty() && with[0] >= 'a' && with[0] <= 'z')
            with[0] = static_cast<char>(with[0] - 'a' + 'A');
        made += with;
        done = index.toByte(span.end);
    }
    made.append(original, done, std::string::npos);
    return tidied(made);
}

std::string tidied(const std::string& text)
{
    std::string lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string line = text.substr(begin, end - begin);
        if (line.empty() || hasWords(line))
            lines += line + '\n';
        begin = end + 1;
    }
    for (const char* empty : {"( )", "()", " ,,", " ;;"})
        replaceAll(lines, empty, "");
    replaceAll(lines, "  ", " ");
    for (const char mark : {'.', ',', ';', ':'})
        replaceAll(lines, std::string(" ") + mark, std::string(1, mark));
    replaceAll(lines, ",,", ",");
    replaceAll(lines, "\n\n\n", "\n\n");
    while (!lines.empty() && TextCursor::isBlank(lines.back()))
        lines.pop_back();
    return lines;
}

std::size_t countWords(std::string_view text)
{
    std::size_t words = 0;
    bool inside = false;
    for (const char c : text) {
        const bool blank = TextCursor::isBlank(c) || c == '\n';
        words += !blank && !inside ? 1 : 0;
        inside = !blank;
    }
    return words;
}

} // namespace cotejo
