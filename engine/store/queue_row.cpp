#include "engine/store/queue_row.h"

#include <array>
#include <utility>

namespace cotejo
{
namespace
{
constexpr std::array<std::pair<ItemState, std::string_view>, 9> kStates{
    {{ItemState::pending, "pending"},
     {ItemState::due, "due"},
     {ItemState::stale, "stale"},
     {ItemState::postponed, "postponed"},
     {ItemState::escalated, "escalated"},
     {ItemState::approved, "approved"},
     {ItemState::corrected, "corrected"},
     {ItemState::rejected, "rejected"},
     {ItemState::cannot_judge, "cannot_judge"}}};
} // namespace

std::string_view codeOfItemKind(ItemKind kind)
{
    return kind == ItemKind::note ? "note" : "turn";
}

std::string_view codeOfItemState(ItemState state)
{
    for (const auto& [known, code] : kStates) {
        if (known == state)
            return code;
    }
    return {};
}

std::optional<ItemState> itemStateFromCode(std::string_view code)
{
    for (const auto& [state, known] : kStates) {
        if (known == code)
            return state;
    }
    return std::nullopt;
}

bool isOpen(ItemState state)
{
    return state == ItemState::pending || state == ItemState::due || state == ItemState::stale;
}

} // namespace cotejo
