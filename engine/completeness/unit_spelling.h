#pragma once

#include <string>
#include <string_view>

namespace cotejo
{

// A unit in the form in which units are compared: folded, without blanks and stops ("mm / h." → "mm/h").
[[nodiscard]] std::string unitSpelling(std::string_view unit);

} // namespace cotejo
