#pragma once

#include "engine/citations/identifier_board.h"

namespace cotejo
{

// Bare numbers in the columns headed PMID(s) of HTML tables ("<tr>", "<th>", "<td>").
void readHtmlTables(IdentifierBoard& board);

} // namespace cotejo
