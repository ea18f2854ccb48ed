#pragma once

#include "engine/base/result.h"
#include "engine/rubrics/taxonomy.h"
#include "engine/rubrics/weight_rule.h"

namespace cotejo
{

// The weights that a rule gives to the nodes of a taxonomy. O(V + E); literal O(V·E), at most 5,000 nodes.
class WeightTable
{
public:
    static constexpr std::size_t kMostLiteralNodes = 5000;

    // With `kept` (a flag a node), over the part of the graph that the flags leave: shares are split among
    // kept children only. The flags must keep, with a leaf, a path to the root. rubric.too_large: literal on
    // more nodes than kMostLiteralNodes; rubric.no_stated_weights: the file gives none.
    [[nodiscard]] static Result<WeightTable> compute(const Taxonomy& taxonomy, WeightRule rule,
                                                     const std::vector<bool>* kept = nullptr);

    [[nodiscard]] WeightRule rule() const { return m_rule; }
    [[nodiscard]] double weight(std::uint32_t node) const
    {
        return m_weights[node];
    } // literal, stated: leaves only

    // Weights as whole multiples of 1 / unit() where that is exact: sums of them are, too, and 11/16 comes
    // out as 0.6875. Else unit() is 0.
    [[nodiscard]] std::uint64_t unit() const { return m_unit; }
    [[nodiscard]] std::uint64_t multiple(std::uint32_t leaf) const { return m_multiples[leaf]; }

private:
    WeightRule m_rule = WeightRule::pathSum;
    std::vector<double> m_weights;
    std::vector<std::uint64_t> m_multiples;
    std::uint64_t m_unit = 0;
};

} // namespace cotejo
