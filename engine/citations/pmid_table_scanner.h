#pragma once

#include "engine/citations/identifier_board.h"
#include "engine/citations/line_index.h"

namespace cotejo
{

// Bare numbers in a table column headed PMID(s): Markdown tables, tables drawn with box rules, tab- or
// comma-separated lines, HTML.
void scanPmidTables(IdentifierBoard& board, const LineIndex& lines);

} // namespace cotejo
