#include "engine/text/section_detector.h"

#include "engine/text/text_cursor.h"

#include <algorithm>

namespace cotejo
{
namespace
{

struct Heading {
    const Mention* mention = nullptr;
    std::size_t bodyBegin = 0;
    std::size_t line = 0;
    bool lineStart = false;
    bool alone = false;
};

std::size_t lineOf(const std::vector<TextLine>& lines, std::size_t position)
{
    const auto place =
        std::upper_bound(lines.begin(), lines.end(), position,
                         [](std::size_t p, const TextLine& line) { return p < line.range.begin; });
    return place == lines.begin() ? 0 : static_cast<std::size_t>(place - lines.begin()) - 1;
}

bool startsHere(std::string_view text, const TextLine& line, std::size_t position, bool& lineStart)
{
    lineStart = position == line.content || position == line.range.begin;
    if (lineStart)
        return true;
    std::size_t before = position;
    while (before > line.range.begin && TextCursor::isBlank(text[before - 1]))
        --before;
    if (before == line.range.begin)
        return true;
    const char c = text[before - 1];
    return c == '.' || c == ';' || c == '|' || c == '*' || c == '#' || text[position - 1] == '\t';
}

bool readHeading(std::string_view text, const TextLine& line, const Mention& mention, Heading& heading)
{
    if (!startsHere(text, line, mention.range.begin, heading.lineStart))
        return false;
    TextCursor cursor(text, mention.range.end);
    cursor.skipBlanks(1);
    const bool letter = mention.entry->attribute("letter") == "yes";
    bool marked =
        cursor.take(':') || (letter && cursor.take('/')) || (cursor.peek() == '.' && cursor.peek(1) == '-');
    if (cursor.peek() == '.' && cursor.peek(1) == '-')
        cursor.moveTo(cursor.position() + 2);
    cursor.skipBlanks(1);
    heading.bodyBegin = std::min(cursor.position(), line.range.end);
    heading.alone = heading.lineStart && heading.bodyBegin >= line.range.end;
    marked = marked || (heading.alone && !letter) || mention.entry->attribute("bare") == "yes";
    return marked && (!letter || heading.lineStart);
}

} // namespace

std::vector<Section> detectSections(const FoldedText& text, const std::vector<TextLine>& lines,
                                    const std::vector<Mention>& mentions)
{
    std::vector<Heading> headings;
    for (const auto& mention : mentions) {
        if (!mention.is("section") || (!headings.empty() && mention.range.begin < headings.back().bodyBegin))
            continue;
        Heading heading;
        heading.mention = &mention;
        heading.line = lineOf(lines, mention.range.begin);
        if (!lines.empty() && readHeading(text.view(), lines[heading.line], mention, heading))
            headings.push_back(heading);
    }
    std::vector<Section> sections;
    for (std::size_t i = headings.size(); i-- > 0;) {
        const Heading& heading = headings[i];
        std::size_t end = text.view().size();
        if (i + 1 < headings.size())
            end = headings[i + 1].mention->range.begin;
        std::size_t last = heading.line;
        while (last + 1 < lines.size() && lines[last].wraps)
            ++last;
        if (!heading.alone && (heading.mention->entry->attribute("extent") == "line" || !heading.lineStart))
            end = std::min(end, lines[last].range.end);
        sections.push_back({heading.mention->entry,
                            heading.mention->range,
                            {heading.bodyBegin, std::max(end, heading.bodyBegin)}});
    }
    std::reverse(sections.begin(), sections.end());
    return sections;
}

} // namespace cotejo
