#pragma once

#include "engine/text/folded_text.h"
#include "engine/text/text_line.h"

#include <vector>

namespace cotejo
{

// Cuts folded text into lines and cells and says which line ends only wrap a sentence: the next line begins
// in lower case or with a digit, or the line is nearly as long as the longest, and neither a stop nor a
// bullet stands between. Linear.
[[nodiscard]] std::vector<TextLine> splitLines(const FoldedText& text);

} // namespace cotejo
