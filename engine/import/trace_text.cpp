#include "engine/import/trace_text.h"

#include "engine/import/foreign_message.h"

namespace cotejo
{
namespace
{
constexpr int kDeepest = 5;

std::optional<std::string> lastOf(const ForeignValue& list, ForeignRole role)
{
    std::optional<std::string> last;
    for (ForeignMessage& message : chatMessages(list)) {
        if (message.role == role && !message.text.empty())
            last = std::move(message.text);
    }
    return last;
}

std::optional<std::string> questionIn(const ForeignValue& input, int depth)
{
    if (depth > kDeepest || input.isNull())
        return std::nullopt;
    if (input.isText())
        return input.plain();
    if (input.isList())
        return lastOf(input, ForeignRole::user);
    if (const ForeignValue messages = input.member("messages"); messages.isList())
        return lastOf(messages, ForeignRole::user);
    return questionIn(input.firstMember({"question", "query", "user_input", "prompt", "input", "message",
                                         "content", "text", "pregunta", "consulta"}),
                      depth + 1);
}

std::optional<std::string> answerIn(const ForeignValue& output, int depth)
{
    if (depth > kDeepest || output.isNull())
        return std::nullopt;
    if (output.isText())
        return output.plain();
    if (output.isList()) {
        const auto items = output.items();
        if (items.empty())
            return std::nullopt;
        const bool messages =
            items.front().isObject() && !items.front().firstMember({"role", "from"}).isNull();
        return messages ? lastOf(output, ForeignRole::assistant) : answerIn(items.front(), depth + 1);
    }
    if (const ForeignValue messages = output.member("messages"); messages.isList())
        return lastOf(messages, ForeignRole::assistant);
    if (const ForeignValue content = output.member("content"); content.isList())
        return contentText(content);
    return answerIn(
        output.firstMember({"answer", "response", "output", "content", "text", "message", "completion",
                            "choices", "generations", "kwargs", "result", "respuesta"}),
        depth + 1);
}
} // namespace

std::optional<std::string> traceQuestion(const ForeignValue& input)
{
    return questionIn(input, 0);
}

std::optional<std::string> traceAnswer(const ForeignValue& output)
{
    return answerIn(output, 0);
}

} // namespace cotejo
