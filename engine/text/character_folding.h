#pragma once

#include <cstdint>
#include <string_view>

namespace cotejo
{

// The folded form of one code point above ASCII: compatibility case folding (Unicode NFKC_Casefold), marks
// off; dashes to "-", arrows to "->", "×" to "x", typographic quotes to plain ones. Empty for invisible
// characters and marks. Vulgar fractions stay.
[[nodiscard]] std::string_view foldedCharacter(std::int32_t codePoint);

// The same where it is one ASCII character; '\0' where it is not.
[[nodiscard]] char foldedAscii(std::int32_t codePoint);

// The byte that Windows-1252 shows as this character, -1 where there is none.
[[nodiscard]] std::int32_t latin1ByteOf(std::int32_t codePoint);

} // namespace cotejo
