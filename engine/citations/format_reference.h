#pragma once

#include <cstddef>
#include <string_view>

namespace cotejo
{

// An HTML character reference to a format character: "&shy;", "&#173;", "&#x200B;", "&ZeroWidthSpace;".
struct FormatReference {
    std::size_t length = 0; // in bytes, all of them ASCII; 0 where there is none
    char32_t character = 0;
};

// The reference at the start of `text`. One to any other character, blanks too, is none. Looks a bounded way
// ahead.
[[nodiscard]] FormatReference readFormatReference(std::string_view text);

} // namespace cotejo
