#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace cotejo
{

enum class Utf8Fault { none, invalid, surrogate };

// One encoded character: its length in bytes, or why the bytes encode none (then the length is 1).
struct Utf8Step {
    std::size_t length = 1;
    Utf8Fault fault = Utf8Fault::none;
};

// The character that starts at byte `at` (RFC 3629: shortest form, up to U+10FFFF, no surrogates). `at` must
// be inside the text.
[[nodiscard]] inline Utf8Step utf8StepAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t offset) -> unsigned {
        return at + offset < text.size() ? static_cast<unsigned char>(text[at + offset]) : 0U;
    };
    const auto continues = [&](std::size_t offset) { return (byte(offset) & 0xC0U) == 0x80U; };
    const unsigned lead = byte(0);
    if (lead < 0x80U)
        return {1, Utf8Fault::none};
    if (lead >= 0xC2U && lead <= 0xDFU)
        return continues(1) ? Utf8Step{2, Utf8Fault::none} : Utf8Step{1, Utf8Fault::invalid};
    if (lead >= 0xE0U && lead <= 0xEFU) {
        if (!continues(1) || !continues(2) || (lead == 0xE0U && byte(1) < 0xA0U))
            return {1, Utf8Fault::invalid};
        if (lead == 0xEDU && byte(1) >= 0xA0U)
            return {1, Utf8Fault::surrogate};
        return {3, Utf8Fault::none};
    }
    if (lead >= 0xF0U && lead <= 0xF4U) {
        const bool inRange = (lead != 0xF0U || byte(1) >= 0x90U) && (lead != 0xF4U || byte(1) < 0x90U);
        return continues(1) && continues(2) && continues(3) && inRange ? Utf8Step{4, Utf8Fault::none}
                                                                       : Utf8Step{1, Utf8Fault::invalid};
    }
    return {1, Utf8Fault::invalid};
}

struct TextFault {
    std::size_t offset = 0;            // bytes
    Utf8Fault fault = Utf8Fault::none; // none: a NUL byte
};

// The first byte of a plain text that is no UTF-8 or is NUL; nullopt where the text is sound.
[[nodiscard]] std::optional<TextFault> firstTextFault(std::string_view text);

} // namespace cotejo
