#include "engine/rubrics/score_card.h"

namespace cotejo
{
namespace
{
// Sums of weights, in whole multiples of the table's unit where it has one.
class WeightSum
{
public:
    explicit WeightSum(const WeightTable& weights) : m_weights(weights) {}

    void add(std::uint32_t leaf)
    {
        m_plain += m_weights.weight(leaf);
        m_whole += m_weights.unit() != 0 ? m_weights.multiple(leaf) : 0U;
    }
    [[nodiscard]] double over(const WeightSum& total) const
    {
        return m_weights.unit() != 0 ? static_cast<double>(m_whole) / static_cast<double>(total.m_whole)
                                     : m_plain / total.m_plain;
    }
    [[nodiscard]] bool isZero() const { return m_plain <= 0; }

private:
    const WeightTable& m_weights;
    double m_plain = 0;
    std::uint64_t m_whole = 0;
};

void sumUp(const WeightTable& weights, ScoreCard& card)
{
    WeightSum met(weights);
    WeightSum all(weights);
    bool answered = false;
    for (ScoredLeaf& leaf : card.leaves) {
        leaf.weight = weights.weight(leaf.leaf);
        if (!leaf.result)
            continue;
        answered = true;
        all.add(leaf.leaf);
        if (*leaf.result)
            met.add(leaf.leaf);
    }
    if (!answered || all.isZero()) {
        card.reason = answered ? NoScore::onlyWeightless : NoScore::noResult;
        return;
    }
    card.score = met.over(all);
    for (ScoredLeaf& leaf : card.leaves) {
        if (!leaf.result)
            continue;
        WeightSum one(weights);
        one.add(leaf.leaf);
        leaf.share = one.over(all);
    }
}
} // namespace

NoScoreWords wordsOf(NoScore reason)
{
    switch (reason) {
    case NoScore::none:
        return {"", ""};
    case NoScore::noActiveLeaf:
        return {"Sin puntuación: ningún criterio está activo.", "No score: no leaf is active."};
    case NoScore::noResult:
        return {"Sin puntuación: ningún criterio activo tiene resultado.",
                "No score: no active leaf has a result."};
    case NoScore::onlyWeightless:
        return {"Sin puntuación: los criterios con resultado no pesan nada.",
                "No score: the leaves that have a result weigh nothing."};
    }
    return {"", ""};
}

Scorer::Scorer(const Taxonomy& taxonomy, const WeightTable& weights, Renormalise renormalise)
    : m_taxonomy(taxonomy), m_weights(weights), m_renormalise(renormalise), m_router(taxonomy)
{
}

ScoreCard Scorer::score(const RubricCase& one) const
{
    return score(m_router.activeLeaves(one.relevances, one.threshold), one);
}

ScoreCard Scorer::score(const std::vector<RoutedLeaf>& active, const RubricCase& one) const
{
    ScoreCard card;
    if (active.empty()) {
        card.reason = NoScore::noActiveLeaf;
        return card;
    }
    std::vector<std::optional<bool>> results(m_taxonomy.nodes().size());
    for (const auto& [leaf, result] : one.results)
        results[leaf] = result;
    for (const RoutedLeaf& routed : active) {
        card.leaves.push_back({routed.leaf, 0, results[routed.leaf], std::nullopt});
        const bool failed = results[routed.leaf].has_value() && !*results[routed.leaf];
        if (failed && m_taxonomy.node(routed.leaf).leaf.criticality == Criticality::critical)
            card.criticalFailures.push_back(routed.leaf);
    }
    if (m_renormalise == Renormalise::staticWeights) {
        sumUp(m_weights, card);
        return card;
    }
    const auto anew = splitAnew(card.leaves);
    sumUp(anew ? *anew : m_weights, card);
    return card;
}

std::optional<WeightTable> Scorer::splitAnew(const std::vector<ScoredLeaf>& leaves) const
{
    std::vector<bool> kept(m_taxonomy.nodes().size(), false);
    std::vector<std::uint32_t> open;
    for (const ScoredLeaf& leaf : leaves) {
        if (leaf.result)
            open.push_back(leaf.leaf);
    }
    if (open.empty())
        return std::nullopt;
    while (!open.empty()) {
        const std::uint32_t place = open.back();
        open.pop_back();
        if (kept[place])
            continue;
        kept[place] = true;
        const auto& parents = m_taxonomy.node(place).parents;
        open.insert(open.end(), parents.begin(), parents.end());
    }
    auto table = WeightTable::compute(m_taxonomy, m_weights.rule(), &kept);
    return table ? std::optional(std::move(*table)) : std::nullopt;
}

} // namespace cotejo
