#include "engine/rubrics/router.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cotejo
{
namespace
{
constexpr double kSmallest = 1e-280; // below, products of doubles may have lost digits

double longestPath(const Taxonomy& taxonomy)
{
    std::vector<double> depth(taxonomy.nodes().size(), 0.0);
    double longest = 1;
    for (const std::uint32_t place : taxonomy.order()) {
        for (const std::uint32_t child : taxonomy.node(place).children)
            depth[child] = std::max(depth[child], depth[place] + 1);
        longest = std::max(longest, depth[place]);
    }
    return longest;
}

Decimal product(const Decimal& a, const Decimal& b)
{
    return Decimal::weightedSum({a}, {b});
}
} // namespace

Router::Router(const Taxonomy& taxonomy)
    : m_taxonomy(taxonomy), m_slack(8 * longestPath(taxonomy) * std::numeric_limits<double>::epsilon())
{
}

std::vector<Decimal> Router::exactProducts(const Relevances& relevances) const
{
    const Decimal one = Decimal::fromDouble(1);
    std::vector<Decimal> own(m_taxonomy.nodes().size(), one);
    for (const auto& [node, relevance] : relevances)
        own[node] = relevance;
    std::vector<Decimal> best(m_taxonomy.nodes().size()); // 0
    best[m_taxonomy.root()] = one;
    for (const std::uint32_t place : m_taxonomy.order()) {
        for (const std::uint32_t child : m_taxonomy.node(place).children) {
            const Decimal reached = product(best[place], own[child]);
            if (reached > best[child])
                best[child] = reached;
        }
    }
    return best;
}

std::vector<RoutedLeaf> Router::activeLeaves(const Relevances& relevances, const Decimal& threshold) const
{
    const double wanted = threshold.value();
    std::vector<double> own(m_taxonomy.nodes().size(), 1.0);
    for (const auto& [node, relevance] : relevances)
        own[node] = relevance.value();
    const bool everything = wanted <= 0;
    const double surelyBelow = wanted * (1 - m_slack);
    std::vector<double> best(m_taxonomy.nodes().size(), -1.0);
    best[m_taxonomy.root()] = 1;
    for (const std::uint32_t place : m_taxonomy.order()) {
        const bool expands =
            everything || (best[place] >= 0 && (best[place] >= surelyBelow || best[place] < kSmallest));
        for (const std::uint32_t child : m_taxonomy.node(place).children) {
            if (expands)
                best[child] = std::max(best[child], best[place] * own[child]);
        }
    }
    std::vector<RoutedLeaf> active;
    std::vector<Decimal> exact;
    for (const std::uint32_t leaf : m_taxonomy.leaves()) {
        const double reached = best[leaf];
        if (reached < 0)
            continue;
        const bool unsure = !everything && (std::abs(reached - wanted) <= wanted * m_slack ||
                                            reached < kSmallest || wanted < kSmallest);
        if (unsure && exact.empty())
            exact = exactProducts(relevances);
        if (unsure ? exact[leaf] >= threshold : reached >= wanted)
            active.push_back({leaf, reached});
    }
    return active;
}

} // namespace cotejo
