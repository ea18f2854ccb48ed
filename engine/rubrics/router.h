#pragma once

#include "engine/base/decimal.h"
#include "engine/rubrics/taxonomy.h"

#include <utility>

namespace cotejo
{

// What a router knows about one question: how relevant nodes are, in [0, 1]. A node it does not name has 1.
using Relevances = std::vector<std::pair<std::uint32_t, Decimal>>;

struct RoutedLeaf {
    std::uint32_t leaf = 0;
    double relevance = 0; // of the best path, as a double
};

// Selects the leaves that are active for a question: those where the largest product of relevances along a
// path from the root (which counts 1) is at least the threshold. Compared as exact decimals: 0.5 × 0.9
// reaches 0.45. Goes top-down and expands only what reaches the threshold, which is the same, for no product
// of numbers in [0, 1] grows along a path. O(V + E); exact arithmetic only where doubles cannot tell.
class Router
{
public:
    explicit Router(const Taxonomy& taxonomy); // must outlive the router

    // In the order of Taxonomy::leaves().
    [[nodiscard]] std::vector<RoutedLeaf> activeLeaves(const Relevances& relevances,
                                                       const Decimal& threshold) const;

private:
    const Taxonomy& m_taxonomy;
    double m_slack; // relative error that products along the longest path can have, with room to spare
};

} // namespace cotejo
