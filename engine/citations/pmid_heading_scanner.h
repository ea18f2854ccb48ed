#pragma once

#include "engine/citations/identifier_board.h"
#include "engine/citations/line_index.h"
#include "engine/citations/pmid_label.h"

#include <vector>

namespace cotejo
{

// Bare numbers of a list under a heading PMID(s): "PMIDs:", "### PMIDs citados", "Referencias (PMID):".
// `open`: labels that announce no number on their own line.
void scanPmidHeadings(IdentifierBoard& board, const LineIndex& lines, const std::vector<PmidLabel>& open);

} // namespace cotejo
