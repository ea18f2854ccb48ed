#include "engine/report/json_line.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

// Bytes that may have to go out otherwise: quotes, backslash, control characters, the first byte of U+2028.
constexpr std::array<bool, 256> kSigns = [] {
    std::array<bool, 256> signs{};
    for (std::size_t c = 0; c < 0x20; ++c)
        signs[c] = true;
    signs['"'] = signs['\\'] = signs[0x7f] = signs[0xe2] = true;
    return signs;
}();

} // namespace

void JsonLine::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_hasItems.empty())
        return;
    if (m_hasItems.back() != 0)
        m_out += ',';
    m_hasItems.back() = 1;
}

void JsonLine::escape(char c)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    constexpr std::string_view kShort = "\"\\\n\r\t\b\f";
    constexpr std::string_view kLetters = "\"\\nrtbf";
    const std::size_t known = kShort.find(c);
    m_out += '\\';
    if (known < 5 || (known < kShort.size() && m_escapes == JsonEscapes::few)) {
        m_out += kLetters[known];
        return;
    }
    const auto code = static_cast<unsigned char>(c);
    m_out += "u00";
    m_out += kHex[code >> 4U];
    m_out += kHex[code & 0xFU];
}

void JsonLine::quote(std::string_view value)
{
    const bool scripts = m_escapes == JsonEscapes::scripts;
    const bool plain = std::none_of(value.begin(), value.end(),
                                    [](char c) { return kSigns[static_cast<unsigned char>(c)]; });
    if (plain) {
        const std::size_t at = m_out.size();
        m_out.resize(at + value.size() + 2);
        m_out[at] = '"';
        value.copy(m_out.data() + at + 1, value.size());
        m_out.back() = '"';
        return;
    }
    m_out += '"';
    std::size_t written = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20 &&
            !(scripts && (c == '\x7f' || c == '\xe2')))
            continue;
        if (c == '\xe2') {
            const std::string_view whole = value.substr(i, 3);
            if (whole != "\u2028" && whole != "\u2029")
                continue;
            m_out.append(value, written, i - written);
            m_out += whole == "\u2028" ? "\\u2028" : "\\u2029";
            i += 2;
        } else {
            m_out.append(value, written, i - written);
            escape(c);
        }
        written = i + 1;
    }
    m_out.append(value, written);
    m_out += '"';
}

JsonLine& JsonLine::beginObject()
{
    separate();
    m_out += '{';
    m_hasItems.push_back(0);
    return *this;
}

JsonLine& JsonLine::endObject()
{
    m_out += '}';
    m_hasItems.pop_back();
    return *this;
}

JsonLine& JsonLine::beginArray()
{
    separate();
    m_out += '[';
    m_hasItems.push_back(0);
    return *this;
}

JsonLine& JsonLine::endArray()
{
    m_out += ']';
    m_hasItems.pop_back();
    return *this;
}

JsonLine& JsonLine::key(std::string_view name)
{
    separate();
    quote(name);
    m_out += ':';
    m_afterKey = true;
    return *this;
}

JsonLine& JsonLine::text(std::string_view value)
{
    separate();
    quote(value);
    return *this;
}

JsonLine& JsonLine::number(const Decimal& value)
{
    separate();
    m_out += value.lexeme();
    return *this;
}

JsonLine& JsonLine::integer(std::uint64_t value)
{
    separate();
    m_out += std::to_string(value);
    return *this;
}

JsonLine& JsonLine::lexeme(std::string_view written)
{
    separate();
    m_out += written;
    return *this;
}

JsonLine& JsonLine::boolean(bool value)
{
    separate();
    m_out += value ? "true" : "false";
    return *this;
}

JsonLine& JsonLine::null()
{
    separate();
    m_out += "null";
    return *this;
}

JsonLine& JsonLine::numberOrNull(std::string_view name, const std::optional<Decimal>& value)
{
    key(name);
    return value ? number(*value) : null();
}

} // namespace cotejo
