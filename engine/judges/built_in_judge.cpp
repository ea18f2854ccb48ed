#include "engine/judges/built_in_judge.h"

#include "engine/base/embedded_resource.h"

namespace cotejo
{

Result<std::shared_ptr<const BuiltInJudge>> BuiltInJudge::load(const std::string& tree)
{
    const std::string name = "taxonomies/" + tree + ".json";
    auto parsed = Taxonomy::parse(embeddedResource(name));
    if (!parsed)
        return tl::unexpected(parsed.error().front());
    std::shared_ptr<BuiltInJudge> made(new BuiltInJudge(std::move(*parsed)));
    auto judged = JudgedTaxonomy::compile(made->m_tree);
    if (!judged)
        return tl::unexpected(judged.error().front());
    made->m_judged.emplace(std::move(*judged));
    auto weights = WeightTable::compute(made->m_tree, WeightRule::pathSum);
    if (!weights)
        return tl::unexpected(weights.error());
    made->m_weights.emplace(std::move(*weights));
    made->m_judge.emplace(*made->m_judged, *made->m_weights);
    return std::shared_ptr<const BuiltInJudge>(std::move(made));
}

} // namespace cotejo
