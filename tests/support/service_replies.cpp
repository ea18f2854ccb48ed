#include "tests/support/service_replies.h"

#include <nlohmann/json.hpp>

namespace cotejo::test
{

ServiceReply chatReply(const std::string& content, const std::string& model, long promptTokens,
                       const std::string& finish)
{
    nlohmann::json body{{"id", "chatcmpl-1"},
                        {"object", "chat.completion"},
                        {"model", model},
                        {"choices",
                         {{{"index", 0},
                           {"message", {{"role", "assistant"}, {"content", content}}},
                           {"finish_reason", finish}}}}};
    if (promptTokens >= 0)
        body["usage"] = {{"prompt_tokens", promptTokens}, {"completion_tokens", 9}};
    return {200, body.dump()};
}

std::string chatTextOf(const ServiceRequest& request)
{
    const nlohmann::json body = nlohmann::json::parse(request.body);
    std::string text;
    for (const nlohmann::json& message : body.at("messages"))
        text += message.at("content").get<std::string>() + "\n";
    return text;
}

std::string esummaryRecord(const std::string& pmid, const std::string& title, const std::string& more)
{
    return "\"" + pmid + "\":{\"uid\":\"" + pmid + "\",\"title\":" + nlohmann::json(title).dump() + more +
           "}";
}

ServiceReply esummaryReply(const std::vector<std::string>& records)
{
    std::string body = R"({"header":{"type":"esummary","version":"0.3"},"result":{"uids":[)";
    std::string members;
    for (const std::string& record : records) {
        body += (members.empty() ? "" : ",") + record.substr(0, record.find(':'));
        members += "," + record;
    }
    return {200, body + "]" + members + "}}"};
}

} // namespace cotejo::test
