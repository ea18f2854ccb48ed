#include "engine/import/foreign_role.h"

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

std::optional<ForeignRole> chatRole(std::string_view word)
{
    static constexpr auto kRoles = std::to_array<std::pair<std::string_view, ForeignRole>>({
        {"system", ForeignRole::system},
        {"developer", ForeignRole::system},
        {"systemmessage", ForeignRole::system},
        {"sistema", ForeignRole::system},
        {"user", ForeignRole::user},
        {"human", ForeignRole::user},
        {"humanmessage", ForeignRole::user},
        {"usuario", ForeignRole::user},
        {"usuaria", ForeignRole::user},
        {"humano", ForeignRole::user},
        {"assistant", ForeignRole::assistant},
        {"gpt", ForeignRole::assistant},
        {"chatgpt", ForeignRole::assistant},
        {"ai", ForeignRole::assistant},
        {"aimessage", ForeignRole::assistant},
        {"bot", ForeignRole::assistant},
        {"model", ForeignRole::assistant},
        {"asistente", ForeignRole::assistant},
        {"bing", ForeignRole::assistant},
        {"bard", ForeignRole::assistant},
        {"rheumai", ForeignRole::assistant},
        {"aimessagechunk", ForeignRole::assistant},
        {"tool", ForeignRole::tool},
        {"function", ForeignRole::tool},
        {"observation", ForeignRole::tool},
        {"toolmessage", ForeignRole::tool},
        {"tool_response", ForeignRole::tool},
        {"functionmessage", ForeignRole::tool},
        {"herramienta", ForeignRole::tool},
        {"function_call", ForeignRole::call},
        {"tool_call", ForeignRole::call},
    });
    const std::string lower = lowerWord(word);
    for (const auto& [name, role] : kRoles) {
        if (name == lower)
            return role;
    }
    return std::nullopt;
}

} // namespace cotejo
