#include "engine/import/foreign_message.h"

#include <fmt/chrono.h>

#include <map>
#include <utility>

namespace cotejo
{
namespace
{
// LangChain writes a message as {"lc":1,"id":[…,"HumanMessage"],"kwargs":{…}}.
ForeignValue messageBody(const ForeignValue& message)
{
    const ForeignValue inner = message.firstMember({"kwargs", "data"});
    return inner.isObject() ? inner : message;
}

std::optional<ForeignRole> roleOf(const ForeignValue& message)
{
    for (const ForeignValue& word : {messageBody(message).firstMember({"role", "from", "type"}),
                                     message.firstMember({"role", "from", "type"})}) {
        if (const auto text = word.plain()) {
            if (const auto role = chatRole(*text))
                return role;
        }
    }
    if (message.member("id").isList()) {
        const auto ids = message.member("id").items();
        if (!ids.empty())
            return chatRole(ids.back().plain().value_or(std::string()));
    }
    return std::nullopt;
}

void takeMessages(const ForeignValue& list, std::map<std::string, std::string>& calls,
                  std::vector<ForeignMessage>& all)
{
    for (const ForeignValue& item : list.items()) {
        if (item.isList()) {
            takeMessages(item, calls, all);
            continue;
        }
        const auto role = roleOf(item);
        if (!role) {
            item.refuse("read.unknown_value", "a message with a role: system, user, assistant or tool");
            return;
        }
        const ForeignValue body = messageBody(item);
        ForeignMessage message;
        message.role = *role;
        message.text = contentText(body.firstMember({"content", "value", "text"}));
        message.tool = body.member("name").plain().value_or(std::string());
        message.model = body.member("model").plain();
        for (const ForeignValue& call : body.member("tool_calls").oneOrMore()) {
            const auto id = call.member("id").plain();
            const auto name = call.member("function").isNull()
                                  ? call.member("name").plain()
                                  : call.member("function").member("name").plain();
            if (id && name)
                calls[*id] = *name;
        }
        const auto call = body.member("tool_call_id").plain();
        if (message.tool.empty() && call && calls.contains(*call))
            message.tool = calls[*call];
        all.push_back(std::move(message));
    }
}
} // namespace

std::string contentText(const ForeignValue& content)
{
    if (content.isNull())
        return {};
    if (!content.isList())
        return content.text().value_or(std::string());
    std::string all;
    for (const ForeignValue& part : content.items()) {
        const auto text = part.isText() ? part.plain() : part.member("text").plain();
        if (!text || text->empty())
            continue;
        if (!all.empty())
            all += '\n';
        all += *text;
    }
    return all;
}

std::vector<ForeignMessage> chatMessages(const ForeignValue& list)
{
    std::map<std::string, std::string> calls;
    std::vector<ForeignMessage> all;
    takeMessages(list, calls, all);
    return all;
}

std::optional<std::string> isoOfSeconds(double seconds)
{
    constexpr double kYear10000 = 253402300800.0;
    if (!(seconds >= 0.0 && seconds < kYear10000))
        return std::nullopt;
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

} // namespace cotejo
