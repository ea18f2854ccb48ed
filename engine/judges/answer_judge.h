#pragma once

#include "engine/domain/transcript.h"
#include "engine/judges/leaf_finding.h"
#include "engine/judges/rubric_routing.h"
#include "engine/judges/rule_judge.h"
#include "engine/rubrics/score_card.h"

#include <map>
#include <string>
#include <vector>

namespace cotejo
{

// One answer, judged.
struct JudgedAnswer {
    std::string item; // TRANSCRIPT/TURN
    RubricRoute route;
    std::map<std::uint32_t, LeafFinding> findings; // by leaf; an active leaf without one was not judged
    ScoreCard card;
};

// Routes a question, lets the rules judge, and scores. Findings of others (a model, a person) take the place
// of a rule's on the same leaf. Without side effects; safe to use from several threads.
class AnswerJudge
{
public:
    // Both must outlive it.
    AnswerJudge(const JudgedTaxonomy& taxonomy, const WeightTable& weights,
                Renormalise renormalise = Renormalise::staticWeights);

    [[nodiscard]] JudgedAnswer judge(const Transcript& transcript, std::size_t turn,
                                     const std::vector<LeafSwitch>& switches = {}) const;
    // Adds findings to a judged answer and scores it anew. Those of leaves that are not active are left out.
    void add(std::vector<LeafFinding> findings, JudgedAnswer& answer) const;

private:
    void score(JudgedAnswer& answer) const;

    const JudgedTaxonomy& m_taxonomy;
    RubricRouting m_routing;
    RuleJudge m_rules;
    Scorer m_scorer;
};

} // namespace cotejo
