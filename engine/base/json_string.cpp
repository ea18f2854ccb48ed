#include "engine/base/json_bytes.h"
#include "engine/base/json_token.h"
#include "engine/base/utf8_check.h"

namespace cotejo
{
namespace
{
using Fault = std::optional<JsonTokenFault>;

constexpr JsonTokenFault kEndsEarly{"read.truncated", "the closing quotation mark of a text", 0};

Fault faultAt(JsonTokenFault fault, std::size_t offset)
{
    fault.offset = offset;
    return fault;
}

void appendCodePoint(std::string& out, unsigned codePoint)
{
    const auto put = [&](unsigned byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (codePoint < 0x80U) {
        put(codePoint);
    } else if (codePoint < 0x800U) {
        put(0xC0U | (codePoint >> 6U));
        put(0x80U | (codePoint & 0x3FU));
    } else if (codePoint < 0x10000U) {
        put(0xE0U | (codePoint >> 12U));
        put(0x80U | ((codePoint >> 6U) & 0x3FU));
        put(0x80U | (codePoint & 0x3FU));
    } else {
        put(0xF0U | (codePoint >> 18U));
        put(0x80U | ((codePoint >> 12U) & 0x3FU));
        put(0x80U | ((codePoint >> 6U) & 0x3FU));
        put(0x80U | (codePoint & 0x3FU));
    }
}

// The four hexadecimal digits at `at`, or nullopt.
std::optional<unsigned> hexUnit(std::string_view text, std::size_t at)
{
    if (at + 4 > text.size())
        return std::nullopt;
    unsigned unit = 0;
    for (std::size_t i = at; i < at + 4; ++i) {
        const char c = text[i];
        unsigned digit = 0;
        if (c >= '0' && c <= '9')
            digit = static_cast<unsigned>(c - '0');
        else if (c >= 'a' && c <= 'f')
            digit = static_cast<unsigned>(c - 'a') + 10U;
        else if (c >= 'A' && c <= 'F')
            digit = static_cast<unsigned>(c - 'A') + 10U;
        else
            return std::nullopt;
        unit = unit * 16U + digit;
    }
    return unit;
}

// text[at] is the `u` of an escape.
Fault unicodeEscape(std::string_view text, std::size_t& at, unsigned& codePoint)
{
    const auto unit = hexUnit(text, at + 1);
    if (!unit)
        return faultAt({"read.not_json", "four hexadecimal digits after \\u", 0}, at - 1);
    codePoint = *unit;
    const std::size_t start = at - 1;
    at += 5;
    if (codePoint < 0xD800U || codePoint > 0xDFFFU)
        return std::nullopt;
    constexpr JsonTokenFault kLone{"read.lone_surrogate", "a high surrogate followed by a low one", 0};
    if (codePoint >= 0xDC00U || at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u')
        return faultAt(kLone, start);
    const auto low = hexUnit(text, at + 2);
    if (!low || *low < 0xDC00U || *low > 0xDFFFU)
        return faultAt(kLone, start);
    codePoint = 0x10000U + ((codePoint - 0xD800U) << 10U) + (*low - 0xDC00U);
    at += 6;
    return std::nullopt;
}

// text[at] is the character after the backslash.
Fault escape(std::string_view text, std::size_t& at, unsigned& codePoint)
{
    if (at >= text.size())
        return faultAt(kEndsEarly, text.size());
    switch (text[at]) {
    case '"':
    case '\\':
    case '/':
        codePoint = static_cast<unsigned char>(text[at]);
        break;
    case 'b':
        codePoint = '\b';
        break;
    case 'f':
        codePoint = '\f';
        break;
    case 'n':
        codePoint = '\n';
        break;
    case 'r':
        codePoint = '\r';
        break;
    case 't':
        codePoint = '\t';
        break;
    case 'u':
        return unicodeEscape(text, at, codePoint);
    default:
        return faultAt({"read.not_json", "one of \" \\ / b f n r t u after a backslash", 0}, at - 1);
    }
    ++at;
    return std::nullopt;
}

Fault plainFault(std::string_view text, std::size_t at, Utf8Fault fault)
{
    if (fault == Utf8Fault::surrogate)
        return faultAt({"read.lone_surrogate", "UTF-8 text: surrogates are no characters", 0}, at);
    if (fault == Utf8Fault::invalid)
        return faultAt({"read.invalid_utf8", "UTF-8 text", 0}, at);
    if (text[at] == '\0')
        return faultAt({"read.nul_byte", "a NUL character written as \\u0000", 0}, at);
    return faultAt({"read.not_json", "control characters of a text written as escapes", 0}, at);
}
} // namespace

std::optional<JsonTokenFault> readJsonString(std::string_view text, std::size_t& at, std::string* decoded,
                                             std::string_view& value)
{
    const std::size_t start = at + 1;
    std::size_t kept = start; // where what is not yet appended begins
    std::size_t i = start;
    bool escaped = false;
    while (true) {
        i = plainJsonEnd(text, i);
        if (i >= text.size())
            return faultAt(kEndsEarly, text.size());
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 0x80U) {
            const Utf8Step step = utf8StepAt(text, i);
            if (step.fault != Utf8Fault::none)
                return plainFault(text, i, step.fault);
            i += step.length;
        } else if (byte == '"') {
            break;
        } else if (byte == '\\') {
            if (decoded != nullptr) {
                if (!escaped)
                    decoded->clear();
                decoded->append(text, kept, i - kept);
            }
            escaped = true;
            unsigned codePoint = 0;
            if (auto fault = escape(text, ++i, codePoint))
                return fault;
            if (decoded != nullptr)
                appendCodePoint(*decoded, codePoint);
            kept = i;
        } else {
            return plainFault(text, i, Utf8Fault::none);
        }
    }
    at = i + 1;
    if (!escaped || decoded == nullptr) {
        value = text.substr(start, i - start);
        return std::nullopt;
    }
    decoded->append(text, kept, i - kept);
    value = *decoded;
    return std::nullopt;
}

} // namespace cotejo
