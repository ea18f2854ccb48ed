#include "engine/net/chat_client.h"

#include "engine/net/chat_json.h"

#include <fmt/format.h>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr std::string_view kCompletions = "/chat/completions";
constexpr std::int64_t kCharactersForOneToken = 10;

std::string pathBehind(const std::string& url)
{
    if (url.ends_with(kCompletions))
        return "";
    return url.ends_with("/v1") ? std::string(kCompletions) : "/v1" + std::string(kCompletions);
}

std::int64_t charactersOf(const std::vector<ChatMessage>& messages)
{
    std::int64_t count = 0;
    for (const ChatMessage& message : messages)
        count += std::count_if(message.content.begin(), message.content.end(),
                               [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return count;
}
} // namespace

ChatClient::ChatClient(HttpTransport& transport, ChatEndpoint endpoint)
    : m_transport(transport), m_endpoint(std::move(endpoint)), m_path(pathBehind(m_endpoint.address.url()))
{
}

Result<ChatReply> ChatClient::ask(const ChatRequest& request, const std::atomic<bool>& cancel) const
{
    HttpRequest http{m_endpoint.address, m_path,         chatRequestJson(request),
                     "application/json", m_endpoint.key, {}};
    http.limits.total = request.timeLimit;
    const Result<HttpReply> sent = m_transport.send(http, cancel);
    if (!sent)
        return tl::unexpected<Error>(sent.error());
    const std::string& host = m_endpoint.address.host();
    if (sent->status != 200)
        return fail("chat.status", host, fmt::format("expected status 200, got status {}", sent->status));
    Result<ChatReply> reply = readChatReply(m_endpoint.key.hiddenIn(sent->body));
    if (!reply)
        return fail(reply.error().code, host, reply.error().detail);
    const std::int64_t characters = charactersOf(request.messages);
    if (reply->promptTokens && *reply->promptTokens * kCharactersForOneToken < characters)
        return fail("chat.prompt_cut", host,
                    fmt::format("{} characters were sent and the service counts {} tokens", characters,
                                *reply->promptTokens));
    return reply;
}

} // namespace cotejo
