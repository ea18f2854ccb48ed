#include "engine/pipeline/evaluator_choice.h"

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
                                              const LoopPrompts& prompts, const ModelFamilies& families)
{
    EvaluatorChoice choice;
    if (!model)
        return fail("loop.no_rules", "", "the built-in rules are not part of this program");
    choice.m_client = std::make_unique<ChatClient>(net, model->endpoint);
    choice.m_evaluator =
        std::make_unique<ModelEvaluator>(*choice.m_client, prompts, families, settingsOf(*model));
    return choice;
}

} // namespace cotejo
