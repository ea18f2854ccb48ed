#pragma once

#include "engine/citations/pmid_label.h"

namespace cotejo
{

// Where a label and the words that say there is no number end ("PMID: N/D", "PMID no disponible"), in bytes
// of a FoldedAnswer's view; the label's own end where none follow.
[[nodiscard]] std::size_t emptyLabelEnd(std::string_view text, const PmidLabel& label);

} // namespace cotejo
