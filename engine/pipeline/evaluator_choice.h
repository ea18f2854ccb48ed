#pragma once

#include "engine/orvs/model_evaluator.h"
#include "engine/orvs/rule_reviewer.h"
#include "engine/pipeline/loop_job.h"

#include <memory>

namespace cotejo
{

// An evaluator with what it stands on: a model behind a service, or the built-in rules.
class EvaluatorChoice
{
public:
    // `model` absent: the rules. Transport, contracts, prompts and families must outlive it. Texts that go to
    // another machine are masked.
    [[nodiscard]] static Result<EvaluatorChoice> make(const std::optional<ModelChoice>& model,
                                                      HttpTransport& net, const ContractCatalog& contracts,
                                                      const LoopPrompts& prompts,
                                                      const ModelFamilies& families);

    [[nodiscard]] AnswerEvaluator& evaluator() { return *m_evaluator; }

private:
    std::unique_ptr<ChatClient> m_client;
    std::unique_ptr<RuleReviewer> m_reviewer;
    std::unique_ptr<AnswerEvaluator> m_evaluator;
};

[[nodiscard]] ModelSettings settingsOf(const ModelChoice& choice);

} // namespace cotejo
