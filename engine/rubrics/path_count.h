#pragma once

#include "engine/rubrics/taxonomy.h"

namespace cotejo
{

// How many ways lead from the root to a node.
struct PathCount {
    std::uint64_t number = 0; // where `text` is empty
    std::string text;         // the same in digits where it is above 2^53
};

// One a node, exact however large. The numbers can have as many digits as the graph is deep.
[[nodiscard]] std::vector<PathCount> pathCounts(const Taxonomy& taxonomy);

} // namespace cotejo
