#include "engine/judges/rubric_routing.h"

#include <algorithm>

namespace cotejo
{
namespace
{

const char* thresholdOf(ClinicalPriority priority)
{
    switch (priority) {
    case ClinicalPriority::emergency:
        return "0.2";
    case ClinicalPriority::prompt:
        return "0.35";
    default:
        return "0.5";
    }
}

std::string reasonOf(const QueryPicture& picture, const AnalysedText& question)
{
    std::string reason(codeOf(picture.priority));
    if (picture.reason)
        reason += ": \xC2\xAB" + question.quote(*picture.reason) + "\xC2\xBB in the question";
    return reason;
}

} // namespace

RubricRouting::RubricRouting(const JudgedTaxonomy& taxonomy)
    : m_taxonomy(taxonomy), m_router(taxonomy.taxonomy())
{
}

RubricRoute RubricRouting::route(const AnalysedText& question, const std::vector<LeafSwitch>& switches) const
{
    const Taxonomy& tree = m_taxonomy.taxonomy();
    const QueryPicture picture = pictureOf(question);
    QueryPicture anyScenario = picture;
    anyScenario.scenarios.fill(1);
    RubricRoute route;
    route.threshold = *Decimal::parse(thresholdOf(picture.priority));
    route.reason = reasonOf(picture, question);
    Relevances withoutScenario;
    for (std::uint32_t place = 0; place < tree.nodes().size(); ++place) {
        const auto& condition = m_taxonomy.node(place).condition;
        if (!condition)
            continue;
        if (const double relevance = relevanceOf(*condition, question, picture); relevance < 1)
            route.relevances.emplace_back(place, Decimal::fromDouble(relevance));
        if (relevanceOf(*condition, question, anyScenario) < 1)
            withoutScenario.emplace_back(place, Decimal());
    }
    std::vector<bool> active(tree.nodes().size(), false);
    std::vector<double> relevance(tree.nodes().size(), 0);
    for (const RoutedLeaf& leaf : m_router.activeLeaves(route.relevances, route.threshold)) {
        active[leaf.leaf] = true;
        relevance[leaf.leaf] = leaf.relevance;
    }
    std::set<std::uint32_t> forced;
    if (picture.priority == ClinicalPriority::emergency)
        for (const RoutedLeaf& leaf : m_router.activeLeaves(withoutScenario, route.threshold))
            if (!active[leaf.leaf] && tree.node(leaf.leaf).leaf.criticality == Criticality::critical)
                forced.insert(leaf.leaf);
    for (const LeafSwitch& change : switches) {
        active[change.leaf] = change.on;
        forced.erase(change.leaf);
        if (change.on)
            forced.insert(change.leaf);
    }
    for (const std::uint32_t leaf : tree.leaves())
        if (active[leaf] || forced.contains(leaf))
            route.active.push_back({leaf, relevance[leaf]});
    route.forced.assign(forced.begin(), forced.end());
    return route;
}

} // namespace cotejo
