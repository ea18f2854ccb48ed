#pragma once

#include "engine/base/result.h"
#include "engine/domain/paper_fact.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// What a retraction list says, one fact a paper.
struct RetractionList {
    std::vector<PaperFact> facts;
    std::size_t rows = 0;
    std::size_t withoutPmid = 0; // rows about papers that name no PMID: nothing can be matched with them
    std::vector<std::size_t>
        refusedLines; // of another number of cells, an unknown nature, or a PMID that is none
};

// Reads a CSV of the Retraction Watch layout (RFC 4180 with a header; the columns OriginalPaperPubMedID,
// RetractionPubMedID, RetractionNature, RetractionDate and Title are found by name, in any order). A
// retraction that a later reinstatement follows is shown as a concern; dates are month/day/year. Errors:
// list.no_header (which column lacks), list.faulty (a quote left open, with the line). `loadedAt` is the day
// of the facts.
[[nodiscard]] Result<RetractionList> readRetractionList(std::string_view csv, const std::string& loadedAt);

} // namespace cotejo
