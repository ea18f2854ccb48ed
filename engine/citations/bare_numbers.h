#pragma once

#include "engine/citations/identifier_board.h"

namespace cotejo
{

// Takes the bare numbers of a cell or list item that stands under a heading PMID(s), from `begin` to `end`.
// Where it holds numbers alone they count from five digits on (from one on with `anyLength`), 0 and numbers
// of more than eight digits are malformed, and so are numbers with a letter glued on; beside other words only
// seven and eight digits count, or a longer number as its first word.
void takeBareNumbers(IdentifierBoard& board, std::size_t begin, std::size_t end, bool anyLength);

} // namespace cotejo
