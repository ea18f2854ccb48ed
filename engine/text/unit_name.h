#pragma once

#include <string>
#include <string_view>

namespace cotejo
{

// How a unit of the lexicon's group "unit" is printed: "mg/dl" as "mg/dL", "anos" as "años", "g/24h" as
// "g/24h". What is no such unit stays.
[[nodiscard]] std::string unitName(std::string_view id);

} // namespace cotejo
