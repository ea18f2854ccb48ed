#pragma once

#include "engine/store/queue_row.h"

#include <string>
#include <vector>

namespace cotejo
{

// What an engine says of one item, as the store keeps it: the few members the queue needs, and the whole as
// JSON.
struct ItemEvaluation {
    std::string turn;                 // empty for a note
    std::string verdict;              // word of FORMATS §5, or "complete/asked"
    std::string versions;             // "orvs-v1@1", "biobadamex@0.3"
    CompletenessCounts completeness;  // notes
    std::vector<std::string> reasons; // why it is in the queue
    std::string json;                 // one JSON object, the line `check` or `note` prints
};

} // namespace cotejo
