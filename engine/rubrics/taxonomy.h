#pragma once

#include "engine/base/error.h"
#include "engine/rubrics/taxonomy_node.h"

#include <tl/expected.hpp>

#include <span>
#include <unordered_map>

namespace cotejo
{

// A rubric tree: a directed acyclic graph from one root down to leaves that are answered yes or no. Shared
// nodes have several parents. It is whole once it exists: no cycle, no edge twice, every node reachable, no
// inner node without children.
class Taxonomy
{
public:
    using Faults = std::vector<Error>; // every fault found, each with its JSON pointer in `where`

    // FORMATS §9, `cotejo.rubrics`, version 1 (schemas/rubrics.schema.json). Codes: read.* where it is no
    // such file; rubric.* where it is one and does not hold together.
    [[nodiscard]] static tl::expected<Taxonomy, Faults> parse(std::string_view json);

    Taxonomy(Taxonomy&&) = default;
    Taxonomy& operator=(Taxonomy&&) = default;
    Taxonomy(const Taxonomy&) = delete;
    Taxonomy& operator=(const Taxonomy&) = delete;
    ~Taxonomy() = default;

    [[nodiscard]] const std::string& id() const { return m_id; }
    [[nodiscard]] std::span<const TaxonomyNode> nodes() const { return m_nodes; }
    [[nodiscard]] const TaxonomyNode& node(std::uint32_t place) const { return m_nodes[place]; }
    [[nodiscard]] std::uint32_t root() const { return m_root; }
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view id) const;

    // Every node after all its parents; the root first.
    [[nodiscard]] std::span<const std::uint32_t> order() const { return m_order; }
    // The leaves as one meets them going down, first child first.
    [[nodiscard]] std::span<const std::uint32_t> leaves() const { return m_leaves; }
    // Members of the file that the schema does not know, as JSON pointers. They are kept out, not refused.
    [[nodiscard]] const std::vector<std::string>& unknownMembers() const { return m_unknown; }

private:
    Taxonomy() = default;
    void sortNodes();

    std::string m_id;
    std::vector<TaxonomyNode> m_nodes;
    std::uint32_t m_root = 0;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_leaves;
    std::vector<std::string> m_unknown;
    std::unordered_map<std::string_view, std::uint32_t> m_places; // views of the nodes' ids
};

} // namespace cotejo
