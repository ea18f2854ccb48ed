#pragma once

#include <string_view>

namespace cotejo
{

// The version of this program, as the build names it: "0.1.0".
[[nodiscard]] std::string_view programVersion();

} // namespace cotejo
