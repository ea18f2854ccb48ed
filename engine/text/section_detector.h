#pragma once

#include "engine/text/folded_text.h"
#include "engine/text/mention.h"
#include "engine/text/section.h"
#include "engine/text/text_line.h"

#include <vector>

namespace cotejo
{

// Finds headings: a term of group "section" at the start of a line or sentence, with a colon, a stop with
// dash, or the line's end after it; terms with "bare": "yes" (AHF, APP, …) need none. A section reaches to
// the next heading; one that begins inside a line, or has text after the heading and "extent": "line", no
// further than its line and the lines that wrap from it. Linear.
[[nodiscard]] std::vector<Section> detectSections(const FoldedText& text, const std::vector<TextLine>& lines,
                                                  const std::vector<Mention>& mentions);

} // namespace cotejo
