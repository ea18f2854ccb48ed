#include "engine/import/chat_role.h"

#include <array>
#include <string>
#include <utility>

namespace cotejo
{
namespace
{
std::string lowerWord(std::string_view word)
{
    std::string lower(word);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}
} // namespace

std::optional<ChatRole> chatRole(std::string_view word)
{
    static constexpr auto kRoles = std::to_array<std::pair<std::string_view, ChatRole>>({
        {"system", ChatRole::system},
        {"developer", ChatRole::system},
        {"systemmessage", ChatRole::system},
        {"sistema", ChatRole::system},
        {"user", ChatRole::user},
        {"human", ChatRole::user},
        {"humanmessage", ChatRole::user},
        {"usuario", ChatRole::user},
        {"usuaria", ChatRole::user},
        {"humano", ChatRole::user},
        {"assistant", ChatRole::assistant},
        {"gpt", ChatRole::assistant},
        {"chatgpt", ChatRole::assistant},
        {"ai", ChatRole::assistant},
        {"aimessage", ChatRole::assistant},
        {"bot", ChatRole::assistant},
        {"model", ChatRole::assistant},
        {"asistente", ChatRole::assistant},
        {"bing", ChatRole::assistant},
        {"bard", ChatRole::assistant},
        {"rheumai", ChatRole::assistant},
        {"aimessagechunk", ChatRole::assistant},
        {"tool", ChatRole::tool},
        {"function", ChatRole::tool},
        {"observation", ChatRole::tool},
        {"toolmessage", ChatRole::tool},
        {"tool_response", ChatRole::tool},
        {"functionmessage", ChatRole::tool},
        {"herramienta", ChatRole::tool},
        {"function_call", ChatRole::call},
        {"tool_call", ChatRole::call},
    });
    const std::string lower = lowerWord(word);
    for (const auto& [name, role] : kRoles) {
        if (name == lower)
            return role;
    }
    return std::nullopt;
}

} // namespace cotejo
