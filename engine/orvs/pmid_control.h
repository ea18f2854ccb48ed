#pragma once

#include "engine/domain/transcript.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// How a draft stands to the evidence of its turn.
struct PmidStanding {
    std::vector<std::string> foreign; // PMIDs it cites that were not retrieved, or cannot be one; each once
    bool uncited = false;             // there is evidence and none of it is cited as a PMID

    [[nodiscard]] bool sound() const { return foreign.empty() && !uncited; }
};

[[nodiscard]] PmidStanding pmidStandingOf(const std::string& draft,
                                          const std::vector<RetrievedItem>& evidence);

// The draft as it may be shown: `[PMID no verificado]` stands for the digits of every PMID that was not
// retrieved in this turn, or for the whole Markdown link that leads to it. What is shown cites no other PMID
// than those of `evidence`.
[[nodiscard]] std::string withoutForeignPmids(const std::string& draft,
                                              const std::vector<RetrievedItem>& evidence);

} // namespace cotejo
