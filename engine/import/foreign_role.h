#pragma once

#include <optional>
#include <string_view>

namespace cotejo
{

enum class ForeignRole {
    system,
    user,
    assistant,
    tool, // what a tool gave back
    call  // the model asks a tool; nobody is shown it
};

// The role a word of the formats names ("human", "gpt", "developer", "observation"), letter case ignored;
// nullopt: none.
[[nodiscard]] std::optional<ForeignRole> chatRole(std::string_view word);

} // namespace cotejo
