#pragma once

#include "engine/citations/citation_scan.h"

#include <string_view>

namespace cotejo
{

// Finds every identifier of an answer (FORMATS §6): PMIDs beside a label, in an address, in a table column or
// list headed PMID(s), in a link; DOIs; PubMed Central and trial numbers; the placeholder. Linear in the
// text's length. `text` is valid UTF-8.
[[nodiscard]] CitationScan scanCitations(std::string_view text);

// The identifier of a list entry in the same shape ("PMID: 031969328" → "31969328"); nullopt where it is
// none.
[[nodiscard]] std::optional<std::string> normalisedPmid(std::string_view listed);

// The text that RheumAI puts in place of a PMID it could not verify.
inline constexpr std::string_view kPlaceholder = "[PMID no verificado]";

} // namespace cotejo
