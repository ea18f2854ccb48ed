#include "engine/import/json_list_cutter.h"

#include "engine/base/json_bytes.h"

namespace cotejo
{
namespace
{
constexpr std::size_t kDeepest = 1U << 20U; // beyond this nothing can be cut apart any more

bool endsScalar(char c)
{
    return isJsonBlank(c) || c == ',' || c == ':' || c == ']' || c == '}' || c == '[' || c == '{' || c == '"';
}
} // namespace

JsonListCutter::Event JsonListCutter::next(std::string_view piece, std::size_t& at)
{
    while (at < piece.size()) {
        const char found = piece[at];
        Event event = Event::piece_end;
        if (m_inString) {
            readString(piece, at);
            if (!m_inString && !m_isKey)
                event = valueEnded();
        } else if (m_inScalar) {
            m_inScalar = !endsScalar(found);
            if (m_inScalar)
                ++at;
            else
                event = valueEnded();
        } else if (isJsonBlank(found)) {
            ++at;
            if (found == '\n') {
                ++m_line;
                m_lineStart = m_offset + at;
            }
        } else if (!m_begun && beginsElement(found)) {
            m_begun = true;
            return Event::element_begin;
        } else {
            m_begun = false;
            event = token(found, at);
        }
        if (event != Event::piece_end)
            return event;
    }
    return Event::piece_end;
}

void JsonListCutter::readString(std::string_view piece, std::size_t& at)
{
    if (m_afterBackslash) {
        m_afterBackslash = false;
        if (piece[at] != '\n') {
            ++at;
            return;
        }
    }
    at = jsonStringStop(piece, at);
    if (at >= piece.size())
        return;
    const char found = piece[at++];
    if (found == '\n') {
        ++m_line;
        m_lineStart = m_offset + at;
    }
    m_afterBackslash = found == '\\';
    m_inString = found != '"';
}

bool JsonListCutter::beginsElement(char found) const
{
    return m_objects.empty() && (m_expect == Expect::value || m_expect == Expect::value_or_end) &&
           found != ']' && found != '}' && found != ',' && found != ':';
}

JsonListCutter::Event JsonListCutter::token(char found, std::size_t& at)
{
    switch (m_expect) {
    case Expect::list:
        if (found != '[')
            return unexpected(found);
        m_expect = Expect::value_or_end;
        ++at;
        return Event::piece_end;
    case Expect::value_or_end:
    case Expect::value:
        return found == ']' ? close(found, at) : value(found, at);
    case Expect::key_or_end:
    case Expect::key:
        if (found == '}')
            return close(found, at);
        if (found != '"')
            return unexpected(found);
        m_inString = true;
        m_isKey = true;
        m_expect = Expect::colon;
        ++at;
        return Event::piece_end;
    case Expect::colon:
        if (found != ':')
            return unexpected(found);
        m_expect = Expect::value;
        ++at;
        return Event::piece_end;
    case Expect::comma_or_end:
        if (found != ',')
            return close(found, at);
        m_expect = !m_objects.empty() && m_objects.back() ? Expect::key : Expect::value;
        ++at;
        return Event::piece_end;
    case Expect::end:
        break;
    }
    return unexpected(found);
}

JsonListCutter::Event JsonListCutter::value(char found, std::size_t& at)
{
    switch (found) {
    case '{':
        return open(true, at);
    case '[':
        return open(false, at);
    case '}':
    case ',':
    case ':':
        return unexpected(found);
    case '"':
        m_inString = true;
        m_isKey = false;
        break;
    default:
        m_inScalar = true;
        break;
    }
    ++at;
    return Event::piece_end;
}

JsonListCutter::Event JsonListCutter::open(bool object, std::size_t& at)
{
    if (m_objects.size() >= kDeepest)
        return stop("read.too_deep", "lists and objects nested less deep");
    m_objects.push_back(object);
    m_expect = object ? Expect::key_or_end : Expect::value_or_end;
    ++at;
    return Event::piece_end;
}

JsonListCutter::Event JsonListCutter::close(char bracket, std::size_t& at)
{
    const bool object = !m_objects.empty() && m_objects.back();
    const bool mayEnd =
        m_expect == Expect::comma_or_end || m_expect == (object ? Expect::key_or_end : Expect::value_or_end);
    if (!mayEnd || bracket != (object ? '}' : ']'))
        return unexpected(bracket);
    ++at;
    if (m_objects.empty()) {
        m_expect = Expect::end;
        return Event::list_end;
    }
    m_objects.pop_back();
    return valueEnded();
}

JsonListCutter::Event JsonListCutter::valueEnded()
{
    m_expect = Expect::comma_or_end;
    return m_objects.empty() ? Event::element_end : Event::piece_end;
}

JsonListCutter::Event JsonListCutter::stop(std::string_view code, std::string_view expected)
{
    m_fault = {code, expected};
    return Event::fault;
}

JsonListCutter::Event JsonListCutter::unexpected(char found)
{
    if (found == '\0')
        return stop("read.nul_byte", expected());
    return stop(m_expect == Expect::end ? "read.trailing_bytes" : "read.not_json", expected());
}

std::string_view JsonListCutter::expected() const
{
    if (m_inString)
        return "the closing quotation mark of a text";
    switch (m_expect) {
    case Expect::list:
        return "a list";
    case Expect::value:
    case Expect::value_or_end:
        return "a JSON value";
    case Expect::key:
    case Expect::key_or_end:
        return "a key in quotation marks";
    case Expect::colon:
        return "a colon after the key";
    case Expect::comma_or_end:
        return "a comma or the closing bracket";
    case Expect::end:
        break;
    }
    return "nothing after the list";
}

std::optional<JsonListCutter::Fault> JsonListCutter::atEnd() const
{
    if (m_expect == Expect::end)
        return std::nullopt;
    return Fault{"read.truncated", expected()};
}

} // namespace cotejo
