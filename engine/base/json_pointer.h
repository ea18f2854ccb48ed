#pragma once

#include <string>
#include <string_view>

namespace cotejo
{

// Appends one step to a JSON pointer (RFC 6901: `~` and `/` escaped). A key comes from a file and ends in a
// message, so control characters are written as \u00XX and a long key is cut to 64 bytes with `…`.
void appendPointerStep(std::string& pointer, std::string_view step);

// The same, for a pointer that is handed on.
[[nodiscard]] std::string pointerBelow(std::string pointer, std::string_view step);

} // namespace cotejo
