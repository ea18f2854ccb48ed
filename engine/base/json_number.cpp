#include "engine/base/json_token.h"

#include <charconv>
#include <system_error>

namespace cotejo
{
namespace
{
constexpr std::size_t kSafeDigits = 15; // so many digits without an exponent are always in range

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
} // namespace

std::optional<JsonTokenFault> readJsonNumber(std::string_view text, std::size_t& at, std::string_view& lexeme)
{
    const std::size_t start = at;
    std::size_t i = at;
    const auto digits = [&] {
        const std::size_t from = i;
        while (i < text.size() && isDigit(text[i]))
            ++i;
        return i > from;
    };
    const auto faultHere = [&](std::string_view expected) {
        const bool ended = i >= text.size();
        return JsonTokenFault{ended ? std::string_view("read.truncated") : std::string_view("read.not_json"),
                              expected, i};
    };
    if (i < text.size() && text[i] == '-')
        ++i;
    const std::size_t whole = i;
    if (!digits())
        return faultHere("a digit");
    if (text[whole] == '0' && i > whole + 1)
        return JsonTokenFault{"read.not_json", "a number without leading zeros", whole};
    bool exponent = false;
    if (i < text.size() && text[i] == '.') {
        ++i;
        if (!digits())
            return faultHere("a digit after the decimal point");
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        exponent = true;
        ++i;
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            ++i;
        if (!digits())
            return faultHere("a digit of the exponent");
    }
    lexeme = text.substr(start, i - start);
    if (exponent || lexeme.size() > kSafeDigits) {
        double value = 0;
        // An underflow is as little a double as an overflow.
        if (std::from_chars(lexeme.data(), lexeme.data() + lexeme.size(), value).ec != std::errc())
            return JsonTokenFault{"read.number_out_of_range",
                                  "a number that a double or a 64-bit integer holds", start};
    }
    at = i;
    return std::nullopt;
}

} // namespace cotejo
