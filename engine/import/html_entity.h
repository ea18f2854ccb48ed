#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace cotejo
{

// The character (UTF-8) of the reference `text` begins with, and the bytes it takes there; zero bytes: none
// that is known. Numbers, and the names Western texts use.
[[nodiscard]] std::pair<std::string, std::size_t> htmlEntity(std::string_view text);

// One code point as UTF-8; empty for a surrogate, zero, or one beyond Unicode.
[[nodiscard]] std::string utf8Character(std::uint32_t codePoint);

} // namespace cotejo
