#include "engine/net/chat_json.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
using nlohmann::json;

const char* wordOf(ChatRole role)
{
    switch (role) {
    case ChatRole::system:
        return "system";
    case ChatRole::assistant:
        return "assistant";
    case ChatRole::user:
        break;
    }
    return "user";
}

const json* member(const json& object, const char* name)
{
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(name);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

const std::string* textOf(const json& object, const char* name)
{
    const json* found = member(object, name);
    return found != nullptr && found->is_string() ? found->get_ptr<const std::string*>() : nullptr;
}

std::optional<std::int64_t> countOf(const json& object, const char* name)
{
    const json* found = member(object, name);
    if (found == nullptr || !found->is_number_integer())
        return std::nullopt;
    return found->get<std::int64_t>();
}

tl::unexpected<Error> notAReply(const char* expected)
{
    return fail("chat.not_a_reply", "", expected);
}
} // namespace

std::string chatRequestJson(const ChatRequest& request)
{
    json body;
    body["messages"] = json::array();
    for (const ChatMessage& message : request.messages)
        body["messages"].push_back({{"role", wordOf(message.role)}, {"content", message.content}});
    if (request.model)
        body["model"] = *request.model;
    body["max_tokens"] = request.maxTokens;
    body["temperature"] = request.temperature;
    body["stream"] = false;
    if (!request.schema.empty())
        body["response_format"] = {
            {"type", "json_schema"},
            {"json_schema",
             {{"name", request.schemaName}, {"strict", true}, {"schema", json::parse(request.schema)}}}};
    return body.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<ChatReply> readChatReply(std::string_view body)
{
    const Result<json> read = parseStrictJson(body);
    if (!read)
        return fail("chat.not_json", "", "expected JSON: " + read.error().code);
    const json* choices = member(*read, "choices");
    if (choices == nullptr || !choices->is_array() || choices->empty())
        return notAReply("expected choices");
    const json& choice = choices->front();
    const json* message = member(choice, "message");
    if (message == nullptr)
        return notAReply("expected a message in the first choice");
    if (textOf(*message, "refusal") != nullptr)
        return fail("chat.refused", "", "the model declined");
    const std::string* content = textOf(*message, "content");
    const std::string* finish = textOf(choice, "finish_reason");
    if (finish != nullptr && *finish == "length")
        return fail("chat.cut_short", "", "expected a whole reply; it ended at the token limit");
    if (finish != nullptr && *finish == "content_filter")
        return fail("chat.refused", "", "the service's filter took the reply");
    if (content == nullptr || content->find_first_not_of(" \t\r\n") == std::string::npos)
        return notAReply("expected text in the message");
    ChatReply reply;
    reply.content = *content;
    if (const std::string* model = textOf(*read, "model"); model != nullptr && !model->empty())
        reply.model = *model;
    if (const json* usage = member(*read, "usage")) {
        reply.promptTokens = countOf(*usage, "prompt_tokens");
        reply.completionTokens = countOf(*usage, "completion_tokens");
    }
    return reply;
}

} // namespace cotejo
