#pragma once

#include "engine/import/foreign_role.h"
#include "engine/import/foreign_value.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// One message of a foreign chat.
struct ForeignMessage {
    ForeignRole role = ForeignRole::user;
    std::string text;
    std::string tool; // its name, where the format says it
    std::optional<std::string> model;
    std::optional<std::string> at; // ISO 8601
};

// The text of a message's content: a text, null, or a list of parts, of which those with a text are joined
// by a line break; pictures and files have none.
[[nodiscard]] std::string contentText(const ForeignValue& content);

// Messages as OpenAI's, LangChain's and ShareGPT's lists hold them, lists inside the list included. A message
// without a role that is known is a fault.
[[nodiscard]] std::vector<ForeignMessage> chatMessages(const ForeignValue& list);

// "2026-05-04T15:20:00Z" of the seconds since 1970; nullopt where no year of four digits holds them.
[[nodiscard]] std::optional<std::string> isoOfSeconds(double seconds);

} // namespace cotejo
