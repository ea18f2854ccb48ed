#pragma once

#include "engine/judges/leaf_condition.h"
#include "engine/judges/rubric_rule.h"
#include "engine/rubrics/taxonomy.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

enum class DetectorKind : std::uint8_t { none, rule, model, human };

// A sentence or pair that a rule must find met or not met.
struct RuleExample {
    std::string language; // es, en
    bool met = true;
    std::string query; // may be empty
    std::string answer;
    std::string where; // JSON pointer
};

// What the judges know of one node: when it applies and, of a leaf, how it is judged.
struct JudgedNode {
    std::optional<LeafCondition> condition;
    DetectorKind detector = DetectorKind::none;
    std::optional<RubricRule> rule;
    BilingualLabel instruction; // for a model; may be empty
    std::vector<RuleExample> examples;
};

// A taxonomy with the conditions and detectors of its nodes compiled over one set of concepts: those of
// resources/rules and resources/judging, and the words that the detectors bring along. Safe to use from
// several threads. The taxonomy must outlive it.
class JudgedTaxonomy
{
public:
    // Faults: rubric.applies, rubric.detector, rubric.examples, pattern.* and concepts.*, each with its JSON
    // pointer.
    [[nodiscard]] static tl::expected<JudgedTaxonomy, Taxonomy::Faults> compile(const Taxonomy& taxonomy);

    [[nodiscard]] const Taxonomy& taxonomy() const { return *m_taxonomy; }
    [[nodiscard]] const ConceptSet& concepts() const { return *m_concepts; }
    [[nodiscard]] const JudgedNode& node(std::uint32_t place) const { return m_nodes[place]; }

private:
    const Taxonomy* m_taxonomy = nullptr;
    std::shared_ptr<const ConceptSet> m_concepts;
    std::vector<JudgedNode> m_nodes; // by place
};

} // namespace cotejo
