#pragma once

#include "engine/base/text_span.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

enum class CitationKind { pmid, doi, pmc, trial };
enum class CitationStatus { retrieved, not_retrieved, no_list, placeholder, malformed };

// One identifier at one place of an answer (FORMATS §6).
struct Citation {
    CitationKind kind = CitationKind::pmid;
    std::optional<std::string> pmid;      // ASCII digits without leading zeros; only for a well-formed PMID
    std::optional<CitationStatus> status; // only for kind pmid
    TextSpan span;                        // code points of the answer as given
    std::string quote;                    // the answer at that span
    std::vector<std::string>
        elsewhere; // for not_retrieved: ids of the transcript's other turns whose list has it
};

} // namespace cotejo
