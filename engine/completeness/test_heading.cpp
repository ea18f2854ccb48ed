#include "engine/completeness/test_heading.h"

#include "engine/text/text_cursor.h"

namespace cotejo
{

bool headsTests(const AnalysedNote& note, const FoldedRange& range)
{
    TextCursor cursor(note.folded(), range.end);
    cursor.skipBlanks(1);
    if (std::string_view(":(-=|").find(cursor.peek()) == std::string_view::npos)
        return false;
    TextCursor behind(note.folded(), cursor.position() + 1);
    behind.skipBlanks(1);
    return note.mentionAt(behind.position(), "field") != nullptr;
}

} // namespace cotejo
