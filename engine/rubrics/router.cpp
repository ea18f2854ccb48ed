#include "engine/rubrics/router.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <optional>

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

// The exact products of the leaves that doubles cannot tell from the threshold, each node's once. 1 is
// nullptr: most nodes have no relevance of their own, and nothing is multiplied for them.
class ExactProducts
{
public:
    ExactProducts(const Taxonomy& taxonomy, const Relevances& relevances)
        : m_taxonomy(taxonomy), m_own(taxonomy.nodes().size(), nullptr),
          m_best(taxonomy.nodes().size(), nullptr), m_known(taxonomy.nodes().size(), false)
    {
        for (const auto& [node, relevance] : relevances)
            m_own[node] = &relevance;
        m_known[taxonomy.root()] = true;
    }

    bool reaches(std::uint32_t leaf, const Decimal& threshold)
    {
        const Decimal* best = of(leaf);
        return (best ? *best : m_one) >= threshold;
    }

private:
    const Decimal* of(std::uint32_t wanted)
    {
        std::vector<std::uint32_t> open{wanted};
        while (!open.empty()) {
            const std::uint32_t place = open.back();
            bool ready = true;
            for (const std::uint32_t parent : m_taxonomy.node(place).parents) {
                if (!m_known[parent]) {
                    open.push_back(parent);
                    ready = false;
                }
            }
            if (!ready)
                continue;
            open.pop_back();
            if (!m_known[place])
                settle(place);
        }
        return m_best[wanted];
    }

    void settle(std::uint32_t place)
    {
        const auto& parents = m_taxonomy.node(place).parents;
        const Decimal* highest = m_best[parents.front()];
        for (const std::uint32_t parent : parents) {
            if (highest && (!m_best[parent] || *m_best[parent] > *highest))
                highest = m_best[parent];
        }
        m_best[place] = times(highest, m_own[place]);
        m_known[place] = true;
    }

    const Decimal* times(const Decimal* a, const Decimal* b)
    {
        if (!a || !b)
            return a ? a : b;
        m_products.push_back(Decimal::weightedSum({*a}, {*b}));
        return &m_products.back();
    }

    const Taxonomy& m_taxonomy;
    const Decimal m_one = Decimal::fromDouble(1);
    std::vector<const Decimal*> m_own;
    std::vector<const Decimal*> m_best;
    std::vector<bool> m_known;
    std::deque<Decimal> m_products;
};
} // namespace

Router::Router(const Taxonomy& taxonomy)
    : m_taxonomy(taxonomy), m_slack(8 * longestPath(taxonomy) * std::numeric_limits<double>::epsilon())
{
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
    std::optional<ExactProducts> exact;
    for (const std::uint32_t leaf : m_taxonomy.leaves()) {
        const double reached = best[leaf];
        if (reached < 0)
            continue;
        const bool unsure = !everything && (std::abs(reached - wanted) <= wanted * m_slack ||
                                            reached < kSmallest || wanted < kSmallest);
        if (unsure && !exact)
            exact.emplace(m_taxonomy, relevances);
        if (unsure ? exact->reaches(leaf, threshold) : reached >= wanted)
            active.push_back({leaf, reached});
    }
    return active;
}

} // namespace cotejo
