#include "engine/report/json_line.h"

namespace cotejo
{

void JsonLine::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_hasItems.empty())
        return;
    if (m_hasItems.back())
        m_out += ',';
    m_hasItems.back() = true;
}

void JsonLine::quote(std::string_view value)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    m_out += '"';
    for (std::size_t i = 0; i < value.size(); ++i) {
        const char c = value[i];
        if (c == '"' || c == '\\') {
            m_out += '\\';
            m_out += c;
        } else if (c == '\n') {
            m_out += "\\n";
        } else if (c == '\r') {
            m_out += "\\r";
        } else if (c == '\t') {
            m_out += "\\t";
        } else if (static_cast<unsigned char>(c) < 0x20 || c == '\x7f') {
            const auto code = static_cast<unsigned char>(c);
            m_out += "\\u00";
            m_out += kHex[code >> 4U];
            m_out += kHex[code & 0xFU];
        } else if (value.substr(i, 3) == "\u2028" || value.substr(i, 3) == "\u2029") {
            m_out += value[i + 2] == '\xa8' ? "\\u2028" : "\\u2029";
            i += 2;
        } else {
            m_out += c;
        }
    }
    m_out += '"';
}

JsonLine& JsonLine::beginObject()
{
    separate();
    m_out += '{';
    m_hasItems.push_back(false);
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
    m_hasItems.push_back(false);
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
