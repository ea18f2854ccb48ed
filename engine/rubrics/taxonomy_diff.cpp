#include "engine/rubrics/taxonomy_diff.h"

#include "engine/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{
constexpr double kSameWeight = 1e-12;

std::string idsOf(const Taxonomy& taxonomy, const std::vector<std::uint32_t>& places)
{
    std::string text;
    for (const std::uint32_t place : places)
        text += (text.empty() ? "" : ", ") + taxonomy.node(place).id;
    return text;
}

std::string parentsOf(const Taxonomy& taxonomy, const TaxonomyNode& node)
{
    std::vector<std::string> ids;
    for (const std::uint32_t parent : node.parents)
        ids.push_back(taxonomy.node(parent).id);
    std::sort(ids.begin(), ids.end());
    std::string text;
    for (const std::string& id : ids)
        text += (text.empty() ? "" : ", ") + id;
    return text;
}

std::string textOf(const BilingualLabel& label)
{
    return label.es == label.en || label.en.empty() ? label.es : label.es + " / " + label.en;
}

std::string textOf(const std::shared_ptr<const nlohmann::json>& json)
{
    return json ? canonicalJson(*json) : std::string();
}

std::string textOf(const std::optional<Criticality>& criticality)
{
    return criticality ? std::string(codeOf(*criticality)) : std::string();
}

class Comparison
{
public:
    Comparison(std::vector<TaxonomyChange>& changes, const TaxonomyNode& node)
        : m_changes(changes), m_node(node.id), m_leaf(node.isLeaf())
    {
    }

    void of(const char* change, const std::string& before, const std::string& after)
    {
        if (before != after)
            m_changes.push_back({change, m_node, m_leaf, before, after});
    }

private:
    std::vector<TaxonomyChange>& m_changes;
    std::string m_node;
    bool m_leaf;
};
} // namespace

Result<std::vector<TaxonomyChange>> taxonomyDiff(const Taxonomy& older, const Taxonomy& newer,
                                                 WeightRule rule)
{
    const auto weightsBefore = WeightTable::compute(older, rule);
    const auto weightsAfter = WeightTable::compute(newer, rule);
    if (!weightsBefore || !weightsAfter)
        return tl::unexpected(weightsBefore ? weightsAfter.error() : weightsBefore.error());
    std::vector<TaxonomyChange> changes;
    for (const std::uint32_t place : older.order()) {
        const TaxonomyNode& before = older.node(place);
        const auto there = newer.find(before.id);
        if (!there) {
            changes.push_back({"removed", before.id, before.isLeaf(), parentsOf(older, before), ""});
            continue;
        }
        const TaxonomyNode& after = newer.node(*there);
        Comparison compare(changes, after);
        compare.of("parents", parentsOf(older, before), parentsOf(newer, after));
        compare.of("children", idsOf(older, before.children), idsOf(newer, after.children));
        compare.of("label", textOf(before.label), textOf(after.label));
        compare.of("question", textOf(before.leaf.question), textOf(after.leaf.question));
        compare.of("met", textOf(before.leaf.met), textOf(after.leaf.met));
        compare.of("not_met", textOf(before.leaf.notMet), textOf(after.leaf.notMet));
        compare.of("criticality", textOf(before.leaf.criticality), textOf(after.leaf.criticality));
        compare.of("source", before.leaf.source, after.leaf.source);
        compare.of("applies", textOf(before.leaf.applies), textOf(after.leaf.applies));
        compare.of("detector", textOf(before.leaf.detector), textOf(after.leaf.detector));
        const double was = weightsBefore->weight(place);
        const double is = weightsAfter->weight(*there);
        if (std::abs(was - is) > kSameWeight)
            compare.of("weight", fmt::format("{}", was), fmt::format("{}", is));
    }
    for (const std::uint32_t place : newer.order()) {
        const TaxonomyNode& node = newer.node(place);
        if (!older.find(node.id))
            changes.push_back({"added", node.id, node.isLeaf(), "", parentsOf(newer, node)});
    }
    return changes;
}

} // namespace cotejo
