#pragma once

#include "engine/citations/identifier_board.h"

namespace cotejo
{

// PubMed Central numbers ("PMC7801234", "PMCID: 7801234") and registry numbers of trials: NCT, ISRCTN,
// EudraCT, CTIS, ACTRN, ChiCTR, CTRI, DRKS, jRCT, RPCEC. The label of a EudraCT or CTIS number is not part of
// it.
void scanRegistryNumbers(IdentifierBoard& board);

} // namespace cotejo
