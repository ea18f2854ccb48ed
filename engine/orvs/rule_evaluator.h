#pragma once

#include "engine/orvs/answer_evaluator.h"
#include "engine/orvs/rule_reviewer.h"

namespace cotejo
{

// The built-in rules as an evaluator: by orvs-rules, offline, always alike. A dimension that no rule applies
// to has no score, and by FORMATS §5 an evaluation that lacks one is no pass; what the rules found is still
// said in the feedback. `language`: of the feedback, "es" or "en". The reviewer must outlive it.
class RuleEvaluator final : public AnswerEvaluator
{
public:
    RuleEvaluator(const RuleReviewer& reviewer, std::string language);
    [[nodiscard]] Result<MadeEvaluation> evaluate(const TextToScore& text,
                                                  const std::atomic<bool>& cancel) override;

private:
    const RuleReviewer& m_reviewer;
    std::string m_language;
};

} // namespace cotejo
