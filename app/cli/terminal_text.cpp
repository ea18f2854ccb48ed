#include "app/cli/terminal_text.h"

#include <fmt/format.h>

#include <ostream>

namespace cotejo::cli
{
namespace
{
bool isPlain(unsigned char c)
{
    return c == '\n' || c == '\t' || (c >= 0x20 && c != 0x7F);
}

// Of the three-byte characters from U+2000 on: marks of direction, isolates, line and paragraph separators.
bool turnsLine(unsigned code)
{
    return code == 0x200E || code == 0x200F || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}
} // namespace

TerminalFilter::TerminalFilter(std::ostream& stream) : m_stream(stream), m_out(stream.rdbuf(this)) {}

TerminalFilter::~TerminalFilter()
{
    flushHeld();
    m_stream.rdbuf(m_out);
}

bool TerminalFilter::put(std::string_view bytes)
{
    const auto size = static_cast<std::streamsize>(bytes.size());
    return m_out->sputn(bytes.data(), size) == size;
}

bool TerminalFilter::flushHeld()
{
    const bool good = put(m_held);
    m_held.clear();
    return good;
}

TerminalFilter::int_type TerminalFilter::overflow(int_type c)
{
    if (traits_type::eq_int_type(c, traits_type::eof()))
        return traits_type::not_eof(c);
    const auto byte = static_cast<unsigned char>(traits_type::to_char_type(c));
    bool good = true;
    if (m_held.empty() && (byte == 0xC2 || byte == 0xE2)) {
        m_held.push_back(static_cast<char>(byte));
    } else if (!m_held.empty() && byte >= 0x80 && byte < 0xC0) {
        m_held.push_back(static_cast<char>(byte));
        const auto lead = static_cast<unsigned char>(m_held.front());
        if (lead == 0xC2) { // U+0080 to U+009F are controls
            good = byte < 0xA0 ? put(fmt::format("\\u{:04X}", byte)) : flushHeld();
            m_held.clear();
        } else if (m_held.size() == 3) {
            const unsigned code =
                0x2000U | (static_cast<unsigned char>(m_held[1]) & 0x3FU) << 6U | (byte & 0x3FU);
            good = turnsLine(code) ? put(fmt::format("\\u{:04X}", code)) : flushHeld();
            m_held.clear();
        }
    } else {
        good = flushHeld();
        const char plain = static_cast<char>(byte);
        good = (isPlain(byte) ? put({&plain, 1}) : put(fmt::format("\\x{:02X}", byte))) && good;
    }
    return good ? c : traits_type::eof();
}

int TerminalFilter::sync()
{
    return flushHeld() ? m_out->pubsync() : -1;
}

std::string oneLine(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        if (c == '\n')
            out += "\\n";
        else if (c == '\r')
            out += "\\r";
        else
            out += c;
    }
    return out;
}

} // namespace cotejo::cli
