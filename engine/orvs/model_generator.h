#pragma once

#include "engine/net/chat_client.h"
#include "engine/orvs/answer_generator.h"
#include "engine/orvs/loop_prompts.h"
#include "engine/orvs/model_families.h"
#include "engine/orvs/model_settings.h"

namespace cotejo
{

// A model behind a chat service. Beside the client's errors: loop.other_model where the reply names a model
// of another family than the one asked for. Client, prompts and families must outlive it.
class ModelGenerator final : public AnswerGenerator
{
public:
    ModelGenerator(const ChatClient& client, const LoopPrompts& prompts, const ModelFamilies& families,
                   ModelSettings settings);
    [[nodiscard]] Result<WrittenText> write(const TextToWrite& task,
                                            const std::atomic<bool>& cancel) override;

private:
    const ChatClient& m_client;
    const LoopPrompts& m_prompts;
    const ModelFamilies& m_families;
    ModelSettings m_settings;
};

} // namespace cotejo
