#pragma once

#include "engine/text/folded_range.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// What a form with boxes does not say: byte ranges of `text` (UTF-8), in order and apart, that hold every box
// and the words of every box left empty. "Sexo: [ ] M [X] F" leaves "Sexo: F", "Grave ( ) No grave (x)"
// leaves "No grave", and a label with nothing but an empty box goes whole. The words stand behind their box
// where words follow the last box of the line or of the cell, in front of it elsewhere. Linear.
[[nodiscard]] std::vector<FoldedRange> untickedWords(std::string_view text);

} // namespace cotejo
