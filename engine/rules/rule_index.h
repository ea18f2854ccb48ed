#pragma once

#include "engine/rules/concept_set.h"
#include "engine/rules/rule.h"

#include <cstdint>
#include <vector>

namespace cotejo
{

class AnalysedText;

// Which rules can apply to a question and its answer at all, by the concepts these hold: what the other rules
// cost does not grow with their number.
class RuleIndex
{
public:
    RuleIndex() = default;
    RuleIndex(const std::vector<Rule>& rules, const ConceptSet& concepts);

    // Numbers of rules, ascending. Every rule whose "when" holds is among them.
    [[nodiscard]] std::vector<std::uint32_t> due(const AnalysedText& question,
                                                 const AnalysedText& answer) const;

private:
    std::size_t m_rules = 0;
    std::vector<std::vector<std::uint32_t>> m_byConcept; // rules one of whose causes needs it
    std::vector<std::uint32_t> m_always;                 // rules a cause of which needs no concept
};

} // namespace cotejo
