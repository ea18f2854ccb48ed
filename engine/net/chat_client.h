#pragma once

#include "engine/net/http_transport.h"

#include <cstdint>
#include <vector>

namespace cotejo
{

enum class ChatRole { system, user, assistant };

struct ChatMessage {
    ChatRole role = ChatRole::user;
    std::string content;
};

struct ChatRequest {
    std::vector<ChatMessage> messages;
    std::optional<std::string> model; // absent: the service takes its own
    std::string schemaName;           // with `schema`: letters, digits and '_'
    std::string schema;               // JSON Schema the reply must keep to; empty: free text
    std::int64_t maxTokens = 1024;
    double temperature = 0;
    std::chrono::milliseconds timeLimit{120'000};
};

struct ChatReply {
    std::string content;
    std::optional<std::string> model; // as the reply claims
    std::optional<std::int64_t> promptTokens;
    std::optional<std::int64_t> completionTokens;
};

// Where a model is asked and with what key.
struct ChatEndpoint {
    ServiceAddress address;
    Secret key;
};

// Any OpenAI-compatible service: POST …/v1/chat/completions, not streamed. The address may be given up to the
// host, up to /v1 or whole. Replies are read strictly; beside the errors of HttpTransport:
//   chat.status       another status than 200; "status 429" in the detail
//   chat.not_json     HTML, prose, a half or doubled member, no UTF-8
//   chat.not_a_reply  JSON of another shape: no choice, no text
//   chat.refused      the model declined
//   chat.cut_short    the reply ended at the token limit
//   chat.prompt_cut   fewer than one prompt token is reported for ten characters sent: the service dropped
//                     part of the question without saying so
// No text that came back stands in an error, and a key that a service echoes is hidden in what is given.
class ChatClient
{
public:
    ChatClient(HttpTransport& transport, ChatEndpoint endpoint);

    [[nodiscard]] Result<ChatReply> ask(const ChatRequest& request, const std::atomic<bool>& cancel) const;
    [[nodiscard]] const ServiceAddress& address() const { return m_endpoint.address; }

private:
    HttpTransport& m_transport;
    ChatEndpoint m_endpoint;
    std::string m_path;
};

} // namespace cotejo
