#include "engine/orvs/model_evaluator.h"

#include "engine/orvs/evaluator_reply.h"
#include "engine/orvs/turn_prompt.h"

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr std::size_t kKeptReply = 64U * 1024U;

std::string namedError(const Error& error)
{
    const char* name = "API_ERROR";
    if (error.code == "net.timeout")
        name = "TIMEOUT_ERROR";
    else if (error.code.starts_with("net.") || error.code == "chat.status")
        name = "HTTP_ERROR";
    else if (error.code == "chat.not_json" || error.code == "chat.not_a_reply")
        name = "PARSE_ERROR";
    return std::string(name) + ": " + error.code + (error.detail.empty() ? "" : ": " + error.detail);
}

std::string dimensionList(const Contract& contract, const std::string& language)
{
    std::string list;
    for (const ContractDimension& dimension : contract.dimensions)
        list += (list.empty() ? "" : ", ") + dimension.id + " (" +
                (language == "en" ? dimension.label.en : dimension.label.es) + ")";
    return list;
}

// At most so many bytes, whole characters.
std::string shortened(const std::string& text)
{
    std::size_t end = std::min(text.size(), kKeptReply);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end);
}
} // namespace

ModelEvaluator::ModelEvaluator(const ChatClient& client, const LoopPrompts& prompts,
                               const ModelFamilies& families, ModelSettings settings)
    : m_client(client), m_prompts(prompts), m_families(families), m_settings(std::move(settings))
{
}

ChatRequest ModelEvaluator::requestFor(const TextToScore& text) const
{
    std::string task = m_prompts.filled("evaluator", "min", text.contract.scaleMin.lexeme());
    task = filledIn(std::move(task), "max", text.contract.scaleMax.lexeme());
    task = filledIn(std::move(task), "dimensions", dimensionList(text.contract, m_prompts.language()));
    ChatRequest request;
    request.model = m_settings.model;
    request.maxTokens = m_settings.maxTokens;
    request.temperature = m_settings.temperature;
    request.timeLimit = text.timeLimit;
    request.schemaName = "evaluation";
    request.schema = evaluatorSchema(text.contract);
    request.messages = {{ChatRole::system, std::move(task)},
                        {ChatRole::user, turnPrompt(m_prompts, m_settings.mask, text.query, text.evidence) +
                                             "\n" + m_prompts.text("answer") + "\n" +
                                             masked(m_settings.mask, text.text)}};
    return request;
}

Result<MadeEvaluation> ModelEvaluator::evaluate(const TextToScore& text, const std::atomic<bool>& cancel)
{
    MadeEvaluation made;
    made.madeBy = "model";
    made.askedModel = m_settings.model;
    made.evaluation.contract = text.contract.id;
    made.evaluation.evaluator = m_settings.model;
    const Result<ChatReply> reply = m_client.ask(requestFor(text), cancel);
    if (!reply) {
        if (reply.error().code == "net.cancelled")
            return tl::unexpected<Error>(reply.error());
        made.evaluation.errors.push_back(namedError(reply.error()));
        return made;
    }
    if (reply->model)
        made.evaluation.evaluator = reply->model;
    made.rawReply = shortened(reply->content);
    readEvaluatorReply(reply->content, text.contract, made);
    if (m_settings.model && reply->model && !m_families.same(m_settings.model, reply->model))
        made.evaluation.errors.emplace_back(
            "API_ERROR: loop.other_model: expected the model that was asked for; "
            "the reply names one of another family");
    return made;
}

} // namespace cotejo
