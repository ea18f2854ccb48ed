#pragma once

#include "engine/citations/identifier_board.h"

namespace cotejo
{

// DOIs: from "10." on, without the stop, quotation mark or bracket that follows; brackets that belong to it
// stay
// ("10.1016/S0140-6736(14)61234-5"). Of an address, the DOI alone.
void scanDois(IdentifierBoard& board);

} // namespace cotejo
