#include "engine/orvs/model_generator.h"

#include "engine/orvs/turn_prompt.h"

namespace cotejo
{

ModelGenerator::ModelGenerator(const ChatClient& client, const LoopPrompts& prompts,
                               const ModelFamilies& families, ModelSettings settings)
    : m_client(client), m_prompts(prompts), m_families(families), m_settings(std::move(settings))
{
}

Result<WrittenText> ModelGenerator::write(const TextToWrite& task, const std::atomic<bool>& cancel)
{
    ChatRequest request;
    request.model = m_settings.model;
    request.maxTokens = m_settings.maxTokens;
    request.temperature = m_settings.temperature;
    request.timeLimit = task.timeLimit;
    request.messages = {{ChatRole::system, m_prompts.text("generator")},
                        {ChatRole::user, turnPrompt(m_prompts, m_settings.mask, task.query, task.evidence)}};
    if (!task.before.empty()) {
        std::string wish = m_prompts.text(codeOfCorrection(task.way));
        for (const std::string& sentence : task.feedback)
            wish += "\n- " + masked(m_settings.mask, sentence);
        request.messages.push_back({ChatRole::assistant, masked(m_settings.mask, task.before)});
        request.messages.push_back({ChatRole::user, std::move(wish)});
    }
    const Result<ChatReply> reply = m_client.ask(request, cancel);
    if (!reply)
        return tl::unexpected<Error>(reply.error());
    if (m_settings.model && reply->model && !m_families.same(m_settings.model, reply->model))
        return fail("loop.other_model", m_client.address().host(),
                    "expected the model that was asked for; the reply names one of another family");
    return WrittenText{reply->content, reply->model ? reply->model : m_settings.model};
}

} // namespace cotejo
