#pragma once

#include <string_view>

namespace cotejo
{

// The one field of the form whose value is itself an identifier (FORMATS §7): null in what is written unless
// revealed.
inline constexpr std::string_view kHiddenField = "birth_date";

} // namespace cotejo
