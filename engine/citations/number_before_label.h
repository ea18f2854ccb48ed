#pragma once

#include "engine/citations/identifier_board.h"
#include "engine/citations/pmid_label.h"

namespace cotejo
{

// Takes the numbers that stand before a label that announces none itself: "31234567 es el PMID del estudio",
// "31234567 (PMID)", "31234567 y 32345678 son los PMID", "31234567[pmid]".
void takeNumbersBefore(IdentifierBoard& board, const PmidLabel& label);

} // namespace cotejo
