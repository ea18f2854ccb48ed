#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cotejo
{

// A place in a file as people look for it: the line and the byte in that line, both from 1.
struct TextPlace {
    std::size_t line = 1;
    std::size_t byte = 1;

    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

// Where one is after `bytes` that begin at `start`.
[[nodiscard]] TextPlace placeAfter(TextPlace start, std::string_view bytes);

[[nodiscard]] std::string toText(TextPlace place); // "line 25, byte 58"

} // namespace cotejo
