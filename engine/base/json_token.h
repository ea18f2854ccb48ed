#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cotejo
{

// Why a string or number of a JSON text cannot be taken. Both views are literals.
struct JsonTokenFault {
    std::string_view code;     // "read.lone_surrogate"
    std::string_view expected; // "a high surrogate followed by a low one"
    std::size_t offset = 0;    // byte in the text
};

// Reads the string whose opening quotation mark is text[at] and moves `at` behind the closing one. `value`
// views the text where nothing is escaped, else `*decoded`; without `decoded` the string is checked only, and
// `value` is its escaped form.
[[nodiscard]] std::optional<JsonTokenFault> readJsonString(std::string_view text, std::size_t& at,
                                                           std::string* decoded, std::string_view& value);

// Reads the number at text[at], moves `at` behind it and gives it as printed. Refused: what RFC 8259 does not
// call a number, and magnitudes that no double holds.
[[nodiscard]] std::optional<JsonTokenFault> readJsonNumber(std::string_view text, std::size_t& at,
                                                           std::string_view& lexeme);

} // namespace cotejo
