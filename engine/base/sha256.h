#pragma once

#include <string>
#include <string_view>

namespace cotejo
{

// SHA-256 of bytes, as 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256Hex(std::string_view bytes);

} // namespace cotejo
