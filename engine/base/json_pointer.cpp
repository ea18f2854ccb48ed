#include "engine/base/json_pointer.h"

#include <cstddef>

namespace cotejo
{

void appendPointerStep(std::string& pointer, std::string_view step)
{
    constexpr std::size_t kLongest = 64;
    constexpr std::string_view kHex = "0123456789abcdef";
    const bool cut = step.size() > kLongest;
    if (cut) {
        std::size_t end = kLongest;
        while (end > 0 && (static_cast<unsigned char>(step[end]) & 0xC0U) == 0x80U)
            --end;
        step = step.substr(0, end);
    }
    pointer += '/';
    for (const char c : step) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else if (byte < 0x20U || byte == 0x7FU) {
            pointer += "\\u00";
            pointer += kHex[byte >> 4U];
            pointer += kHex[byte & 0xFU];
        } else {
            pointer += c;
        }
    }
    if (cut)
        pointer += "…";
}

std::string pointerBelow(std::string pointer, std::string_view step)
{
    appendPointerStep(pointer, step);
    return pointer;
}

} // namespace cotejo
