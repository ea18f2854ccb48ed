#pragma once

#include "engine/net/chat_client.h"
#include "engine/orvs/answer_evaluator.h"
#include "engine/orvs/loop_prompts.h"
#include "engine/orvs/model_families.h"
#include "engine/orvs/model_settings.h"

namespace cotejo
{

// A model that scores. The name in its reply is kept as a claim, the name asked for beside it. Errors of the
// evaluation begin with HTTP_ERROR, TIMEOUT_ERROR, API_ERROR (the service's own fault, a prompt cut in
// silence, a model of another family) or PARSE_ERROR. Client, prompts and families must outlive it.
class ModelEvaluator final : public AnswerEvaluator
{
public:
    ModelEvaluator(const ChatClient& client, const LoopPrompts& prompts, const ModelFamilies& families,
                   ModelSettings settings);
    [[nodiscard]] Result<MadeEvaluation> evaluate(const TextToScore& text,
                                                  const std::atomic<bool>& cancel) override;
    // What evaluate() sends, masked: so that it can be shown before.
    [[nodiscard]] ChatRequest requestFor(const TextToScore& text) const;

private:
    const ChatClient& m_client;
    const LoopPrompts& m_prompts;
    const ModelFamilies& m_families;
    ModelSettings m_settings;
};

} // namespace cotejo
