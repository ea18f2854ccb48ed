#include "engine/rubrics/taxonomy.h"

#include "engine/rubrics/taxonomy_check.h"
#include "engine/rubrics/taxonomy_file.h"

#include <utility>

namespace cotejo
{

tl::expected<Taxonomy, Taxonomy::Faults> Taxonomy::parse(std::string_view json)
{
    TaxonomyFile file = readTaxonomyFile(json);
    if (!file.faults.empty())
        return tl::unexpected(std::move(file.faults));
    Faults faults = checkTaxonomy(file);
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    Taxonomy taxonomy;
    taxonomy.m_id = std::move(file.id);
    taxonomy.m_nodes = std::move(file.nodes);
    taxonomy.m_unknown = std::move(file.unknownMembers);
    taxonomy.m_root = file.rootPlace;
    taxonomy.m_places.reserve(taxonomy.m_nodes.size());
    for (std::uint32_t place = 0; place < taxonomy.m_nodes.size(); ++place)
        taxonomy.m_places.emplace(taxonomy.m_nodes[place].id, place);
    taxonomy.sortNodes();
    return taxonomy;
}

void Taxonomy::sortNodes()
{
    for (std::uint32_t parent = 0; parent < m_nodes.size(); ++parent) {
        for (const std::uint32_t child : m_nodes[parent].children)
            m_nodes[child].parents.push_back(parent);
    }
    std::vector<std::size_t> waiting;
    waiting.reserve(m_nodes.size());
    for (const TaxonomyNode& node : m_nodes)
        waiting.push_back(node.parents.size());
    m_order.push_back(m_root);
    for (std::size_t at = 0; at < m_order.size(); ++at) {
        for (const std::uint32_t child : m_nodes[m_order[at]].children) {
            if (--waiting[child] == 0)
                m_order.push_back(child);
        }
    }
    std::vector<bool> met(m_nodes.size(), false);
    std::vector<std::uint32_t> open{m_root};
    while (!open.empty()) {
        const std::uint32_t place = open.back();
        open.pop_back();
        if (met[place])
            continue;
        met[place] = true;
        const auto& children = m_nodes[place].children;
        if (children.empty())
            m_leaves.push_back(place);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
}

std::optional<std::uint32_t> Taxonomy::find(std::string_view id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

} // namespace cotejo
