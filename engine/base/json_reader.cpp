#include "engine/base/json_reader.h"

#include "engine/base/json_bytes.h"
#include "engine/base/json_pointer.h"
#include "engine/base/json_token.h"

namespace cotejo
{

JsonReader::JsonReader(std::string_view text, std::size_t maxDepth)
    : m_text(text), m_maxDepth(maxDepth), m_keys(text)
{
    m_frames.reserve(8);
}

bool JsonReader::fail(std::string_view code, std::size_t offset, std::string_view expected)
{
    if (!m_fault)
        m_fault = JsonFault{std::string(code), offset, pointer(), std::string(expected)};
    return false;
}

bool JsonReader::failHere(std::string_view expected)
{
    if (m_at >= m_text.size())
        return fail("read.truncated", m_text.size(), expected);
    return fail(m_text[m_at] == '\0' ? "read.nul_byte" : "read.not_json", m_at, expected);
}

bool JsonReader::refuse(std::string code, std::string expected, std::string_view below)
{
    if (!m_fault)
        m_fault = JsonFault{std::move(code), m_at, pointer() + std::string(below), std::move(expected)};
    return false;
}

std::string JsonReader::pointer() const
{
    std::string path;
    for (const Frame& frame : m_frames) {
        if (frame.index == 0)
            break;
        appendPointerStep(path, frame.object ? std::string(m_keys.name(frame.key))
                                             : std::to_string(frame.index - 1));
    }
    return path;
}

std::optional<JsonKind> JsonReader::peek()
{
    if (m_fault)
        return std::nullopt;
    m_at = skipJsonBlanks(m_text, m_at);
    switch (m_at < m_text.size() ? m_text[m_at] : '\0') {
    case '{':
        return JsonKind::object;
    case '[':
        return JsonKind::array;
    case '"':
        return JsonKind::string;
    case 't':
    case 'f':
        return JsonKind::boolean;
    case 'n':
        return JsonKind::null;
    case '-':
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
        return JsonKind::number;
    default:
        failHere("a JSON value");
        return std::nullopt;
    }
}

bool JsonReader::enter(char bracket, bool object)
{
    if (!peek())
        return false;
    if (m_text[m_at] != bracket)
        return refuse("read.wrong_type", object ? "an object" : "a list");
    if (m_frames.size() >= m_maxDepth)
        return fail("read.too_deep", m_at,
                    "at most " + std::to_string(m_maxDepth) + " levels of lists and objects");
    ++m_at;
    m_frames.push_back({object, 0, {}});
    if (object)
        m_keys.open();
    return true;
}

bool JsonReader::beginObject()
{
    return enter('{', true);
}

bool JsonReader::beginArray()
{
    return enter('[', false);
}

// True where one more member or element follows; closes the frame where none does.
bool JsonReader::next(char closing)
{
    if (m_fault)
        return false;
    Frame& frame = m_frames.back();
    m_at = skipJsonBlanks(m_text, m_at);
    const char found = m_at < m_text.size() ? m_text[m_at] : '\0';
    if (found == closing) {
        if (frame.object) {
            if (const auto twice = m_keys.close()) {
                frame.key = *twice;
                return fail("read.duplicate_key", m_at, "each key once in an object");
            }
        }
        ++m_at;
        m_frames.pop_back();
        return false;
    }
    if (frame.index > 0) {
        if (found != ',')
            return failHere(frame.object ? "a comma or the end of the object"
                                         : "a comma or the end of the list");
        m_at = skipJsonBlanks(m_text, m_at + 1);
    }
    return true;
}

bool JsonReader::nextElement()
{
    if (!next(']'))
        return false;
    ++m_frames.back().index;
    return true;
}

bool JsonReader::nextMember(std::string_view& key)
{
    if (!next('}'))
        return false;
    if (m_at >= m_text.size() || m_text[m_at] != '"')
        return failHere("a key in quotation marks");
    const std::size_t start = m_at;
    Frame& frame = m_frames.back();
    if (const auto fault = readJsonString(m_text, m_at, &m_decodedKey, key)) {
        frame.index = 0; // the fault is the object's, not that of the member before
        return fail(fault->code, fault->offset, fault->expected);
    }
    const bool fresh = m_keys.add(key, frame.key);
    ++frame.index;
    if (!fresh)
        return fail("read.duplicate_key", start, "each key once in an object");
    m_at = skipJsonBlanks(m_text, m_at);
    if (m_at >= m_text.size() || m_text[m_at] != ':')
        return failHere("a colon after the key");
    ++m_at;
    return true;
}

bool JsonReader::readString(std::string& value)
{
    const auto kind = peek();
    if (kind != JsonKind::string)
        return refuse("read.wrong_type", "a text");
    std::string_view view;
    if (const auto fault = readJsonString(m_text, m_at, &value, view))
        return fail(fault->code, fault->offset, fault->expected);
    if (view.data() != value.data())
        value.assign(view);
    return true;
}

bool JsonReader::readNumber(std::string_view& lexeme)
{
    const auto kind = peek();
    if (kind != JsonKind::number)
        return refuse("read.wrong_type", "a number");
    if (const auto fault = readJsonNumber(m_text, m_at, lexeme))
        return fail(fault->code, fault->offset, fault->expected);
    return true;
}

bool JsonReader::literal(std::string_view word)
{
    if (m_text.substr(m_at, word.size()) == word) {
        m_at += word.size();
        return true;
    }
    if (word.substr(0, m_text.size() - m_at) == m_text.substr(m_at))
        return fail("read.truncated", m_text.size(), word);
    return fail("read.not_json", m_at, "true, false or null");
}

bool JsonReader::readBoolean(bool& value)
{
    const auto kind = peek();
    if (kind != JsonKind::boolean)
        return refuse("read.wrong_type", "true or false");
    value = m_text[m_at] == 't';
    return literal(value ? "true" : "false");
}

bool JsonReader::readNull()
{
    const auto kind = peek();
    if (kind != JsonKind::null)
        return refuse("read.wrong_type", "null");
    return literal("null");
}

bool JsonReader::skip()
{
    const auto kind = peek();
    if (!kind)
        return false;
    std::string_view view;
    bool truth = false;
    switch (*kind) {
    case JsonKind::null:
        return readNull();
    case JsonKind::boolean:
        return readBoolean(truth);
    case JsonKind::number:
        return readNumber(view);
    case JsonKind::string:
        if (const auto fault = readJsonString(m_text, m_at, nullptr, view))
            return fail(fault->code, fault->offset, fault->expected);
        return true;
    case JsonKind::array:
        if (beginArray()) {
            while (nextElement())
                skip();
        }
        return !m_fault;
    case JsonKind::object:
        if (beginObject()) {
            while (nextMember(view))
                skip();
        }
        return !m_fault;
    }
    return false;
}

bool JsonReader::finish()
{
    if (m_fault)
        return false;
    m_at = skipJsonBlanks(m_text, m_at);
    if (m_at < m_text.size())
        return fail(m_text[m_at] == '\0' ? "read.nul_byte" : "read.trailing_bytes", m_at,
                    "nothing after the value");
    return true;
}

} // namespace cotejo
