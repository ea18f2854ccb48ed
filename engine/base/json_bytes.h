#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace cotejo
{

[[nodiscard]] constexpr bool isJsonBlank(char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

[[nodiscard]] inline std::size_t skipJsonBlanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && isJsonBlank(text[at]))
        ++at;
    return at;
}

// The first byte from `at` that a JSON string cannot take as it stands: a quotation mark, a backslash, a
// control character or a byte outside ASCII; the text's size where there is none. Eight bytes at a time.
[[nodiscard]] inline std::size_t plainJsonEnd(std::string_view text, std::size_t at)
{
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    while (at + 8 <= text.size()) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, sizeof word);
        const std::uint64_t hit = (word | (word - kOnes * 0x20U) | ((word ^ (kOnes * 0x22U)) - kOnes) |
                                   ((word ^ (kOnes * 0x5CU)) - kOnes)) &
                                  (kOnes << 7U);
        if (hit == 0) {
            at += 8;
            continue;
        }
        if constexpr (std::endian::native == std::endian::little)
            return at + static_cast<std::size_t>(std::countr_zero(hit)) / 8;
        break;
    }
    while (at < text.size()) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0x20U || byte >= 0x80U || byte == '"' || byte == '\\')
            return at;
        ++at;
    }
    return at;
}

// The first quotation mark, backslash or line feed from `at`; the text's size where there is none.
[[nodiscard]] inline std::size_t jsonStringStop(std::string_view text, std::size_t at)
{
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    const auto has = [](std::uint64_t word, std::uint64_t byte) {
        const std::uint64_t zeroed = word ^ (kOnes * byte);
        return (zeroed - kOnes) & ~zeroed;
    };
    while (at + 8 <= text.size()) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, sizeof word);
        const std::uint64_t hit = (has(word, '"') | has(word, '\\') | has(word, '\n')) & (kOnes << 7U);
        if (hit == 0) {
            at += 8;
            continue;
        }
        if constexpr (std::endian::native == std::endian::little)
            return at + static_cast<std::size_t>(std::countr_zero(hit)) / 8;
        break;
    }
    while (at < text.size() && text[at] != '"' && text[at] != '\\' && text[at] != '\n')
        ++at;
    return at;
}

} // namespace cotejo
