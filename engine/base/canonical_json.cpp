#include "engine/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

// UTF-16 order is UTF-8 byte order, but that astral characters (lead byte F0 and up) sort before
// U+E000…U+FFFF (EE, EF).
int utf16Weight(unsigned char byte)
{
    if (byte >= 0xF0U)
        return byte - 0xF0 + 0xEE;
    if (byte >= 0xEEU)
        return byte - 0xEE + 0xF6;
    return byte;
}

bool utf16Less(const std::string& a, const std::string& b)
{
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return utf16Weight(static_cast<unsigned char>(x)) < utf16Weight(static_cast<unsigned char>(y));
    });
}

// ECMAScript's Number::toString of a finite double.
void appendNumber(std::string& out, double value)
{
    if (value == 0) {
        out += '0';
        return;
    }
    if (value < 0) {
        out += '-';
        value = -value;
    }
    std::array<char, 32> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific).ptr;
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    const std::size_t mark = text.find('e');
    std::string digits(text.substr(0, mark));
    std::erase(digits, '.');
    const std::string_view power = text.substr(text[mark + 1] == '+' ? mark + 2 : mark + 1);
    int exponent = 0;
    std::from_chars(power.data(), power.data() + power.size(), exponent);
    const int point = exponent + 1; // digits before the point
    const int count = static_cast<int>(digits.size());
    if (count <= point && point <= 21) {
        out += digits + std::string(static_cast<std::size_t>(point - count), '0');
    } else if (0 < point && point <= 21) {
        out += digits.substr(0, static_cast<std::size_t>(point)) + '.' +
               digits.substr(static_cast<std::size_t>(point));
    } else if (-6 < point && point <= 0) {
        out += "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
    } else {
        out += digits.substr(0, 1);
        if (count > 1)
            out += '.' + digits.substr(1);
        out += exponent < 0 ? "e-" : "e+";
        out += std::to_string(std::abs(exponent));
    }
}

void append(std::string& out, const Json& value)
{
    switch (value.type()) {
    case Json::value_t::object: {
        std::vector<const std::string*> names;
        for (auto member = value.begin(); member != value.end(); ++member)
            names.push_back(&member.key());
        std::sort(names.begin(), names.end(),
                  [](const std::string* a, const std::string* b) { return utf16Less(*a, *b); });
        out += '{';
        for (const std::string* name : names) {
            if (name != names.front())
                out += ',';
            appendCanonicalString(out, *name);
            out += ':';
            append(out, value.at(*name));
        }
        out += '}';
        break;
    }
    case Json::value_t::array:
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0)
                out += ',';
            append(out, value[i]);
        }
        out += ']';
        break;
    case Json::value_t::string:
        appendCanonicalString(out, value.get_ref<const std::string&>());
        break;
    case Json::value_t::boolean:
        out += value.get<bool>() ? "true" : "false";
        break;
    case Json::value_t::number_integer:
    case Json::value_t::number_unsigned:
    case Json::value_t::number_float:
        appendNumber(out, value.get<double>());
        break;
    default:
        out += "null";
    }
}
} // namespace

void appendCanonicalString(std::string& out, std::string_view text)
{
    constexpr char kDigits[] = "0123456789abcdef";
    out += '"';
    std::size_t from = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 0x20U && byte != '"' && byte != '\\')
            continue;
        out += text.substr(from, i - from);
        from = i + 1;
        out += '\\';
        switch (byte) {
        case '\b':
            out += 'b';
            break;
        case '\t':
            out += 't';
            break;
        case '\n':
            out += 'n';
            break;
        case '\f':
            out += 'f';
            break;
        case '\r':
            out += 'r';
            break;
        case '"':
        case '\\':
            out += static_cast<char>(byte);
            break;
        default:
            out += "u00";
            out += kDigits[byte >> 4U];
            out += kDigits[byte & 0xFU];
        }
    }
    out += text.substr(from);
    out += '"';
}

std::string canonicalJson(const Json& value)
{
    std::string out;
    append(out, value);
    return out;
}

} // namespace cotejo
