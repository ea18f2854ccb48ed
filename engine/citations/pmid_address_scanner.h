#pragma once

#include "engine/citations/identifier_board.h"

namespace cotejo
{

// PMIDs in addresses of PubMed and Europe PMC, old and new (FORMATS §6). What cannot be a PMID there (0, over
// 8 digits, a letter glued on) is malformed.
void scanPmidAddresses(IdentifierBoard& board);

} // namespace cotejo
