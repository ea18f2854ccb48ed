#pragma once

#include "engine/judges/perturbation.h"
#include "engine/rules/concept_set.h"

namespace cotejo
{

// Makes a degraded answer of a clean one by the operators of a regime. Deterministic: the same question,
// answer and item give the same text. nullopt where no operator finds anything to change, or where less than
// a third of the answer would be left. The concepts must hold those of resources/judging, and outlive it.
class AnswerPerturber
{
public:
    explicit AnswerPerturber(const ConceptSet& concepts) : m_concepts(concepts) {}

    [[nodiscard]] std::optional<PerturbedAnswer> degraded(PerturbationRegime regime, QueryScenario scenario,
                                                          const std::string& query, const std::string& answer,
                                                          const std::string& item) const;
    // The scenario that an item's id begins with ("symptoms-f03"), else the likeliest of the question.
    [[nodiscard]] QueryScenario scenarioOf(const std::string& item, const std::string& query) const;

private:
    const ConceptSet& m_concepts;
};

} // namespace cotejo
