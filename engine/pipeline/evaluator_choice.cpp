#include "engine/pipeline/evaluator_choice.h"

#include "engine/orvs/rule_evaluator.h"
#include "engine/pipeline/outgoing_mask.h"

namespace cotejo
{

ModelSettings settingsOf(const ModelChoice& choice)
{
    ModelSettings settings;
    settings.model = choice.model;
    settings.maxTokens = choice.maxTokens;
    settings.mask = maskFor(choice.endpoint.address);
    return settings;
}

Result<EvaluatorChoice> EvaluatorChoice::make(const std::optional<ModelChoice>& model, HttpTransport& net,
                                              const ContractCatalog& contracts, const LoopPrompts& prompts,
                                              const ModelFamilies& families)
{
    EvaluatorChoice choice;
    if (!model) {
        Result<RuleReviewer> reviewer = RuleReviewer::create(contracts);
        if (!reviewer)
            return tl::unexpected<Error>(reviewer.error());
        choice.m_reviewer = std::make_unique<RuleReviewer>(std::move(*reviewer));
        choice.m_evaluator = std::make_unique<RuleEvaluator>(*choice.m_reviewer, prompts.language());
        return choice;
    }
    choice.m_client = std::make_unique<ChatClient>(net, model->endpoint);
    choice.m_evaluator =
        std::make_unique<ModelEvaluator>(*choice.m_client, prompts, families, settingsOf(*model));
    return choice;
}

} // namespace cotejo
