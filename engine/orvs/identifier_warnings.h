#pragma once

#include "engine/citations/citation_scan.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"

#include <vector>

namespace cotejo
{

// invisible_character, label_target_differ, no_pmid_declared and pmid_doi_differ (see answer_warnings.h). A
// PMID and a DOI are held against each other where one stands right behind the other and the turn's list says
// to which paper either belongs.
[[nodiscard]] std::vector<Warning> identifierWarnings(const Turn& turn, const CitationScan& scan);

} // namespace cotejo
