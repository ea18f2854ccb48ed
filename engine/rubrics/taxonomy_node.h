#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

struct BilingualLabel {
    std::string es;
    std::string en;

    friend bool operator==(const BilingualLabel&, const BilingualLabel&) = default;
};

enum class Criticality { minor, major, critical };

[[nodiscard]] std::optional<Criticality>
criticalityFromCode(std::string_view code); // "minor", "major", "critical"
[[nodiscard]] std::string_view codeOf(Criticality criticality);

// What a leaf carries beside its place; all of it optional (schemas/rubrics.schema.json). `applies` and
// `detector` are kept as they were read, for the router and the judges; null where the leaf has none.
struct LeafRubric {
    BilingualLabel question; // answered yes or no from the answer and its context
    BilingualLabel met;      // what counts as met
    BilingualLabel notMet;
    std::optional<Criticality> criticality;
    std::string source; // a guideline's id, or "consensus: provisional"
    std::shared_ptr<const nlohmann::json> applies;
    std::shared_ptr<const nlohmann::json> detector;
    std::optional<double> statedWeight; // where the file gives weights itself
};

// A node of the taxonomy. Children and parents are places in Taxonomy::nodes(), children in the file's order.
struct TaxonomyNode {
    std::string id;
    BilingualLabel label;
    std::vector<std::uint32_t> children;
    std::vector<std::uint32_t> parents;
    LeafRubric leaf; // empty in inner nodes

    [[nodiscard]] bool isLeaf() const { return children.empty(); }
};

} // namespace cotejo
