#pragma once

#include "engine/base/result.h"
#include "engine/net/chat_client.h"

#include <string>
#include <string_view>

namespace cotejo
{

// The body of a chat-completion request.
[[nodiscard]] std::string chatRequestJson(const ChatRequest& request);

// A chat-completion reply read strictly; errors chat.* of ChatClient, Error::where empty.
[[nodiscard]] Result<ChatReply> readChatReply(std::string_view body);

} // namespace cotejo
