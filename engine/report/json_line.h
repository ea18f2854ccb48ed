#pragma once

#include "engine/base/decimal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cotejo
{

// What of a text goes out as an escape. `scripts`: control characters with U+007F, and the two line ends that
// JavaScript knows (U+2028, U+2029). `few`: only what JSON asks for.
enum class JsonEscapes : std::uint8_t { scripts, few };

// Writes one JSON value on one line, members in the order they are given, numbers as they were printed. Text
// is valid UTF-8 and goes out as UTF-8.
class JsonLine
{
public:
    explicit JsonLine(JsonEscapes escapes = JsonEscapes::scripts) : m_escapes(escapes) {}
    JsonLine& beginObject();
    JsonLine& endObject();
    JsonLine& beginArray();
    JsonLine& endArray();
    JsonLine& key(std::string_view name);
    JsonLine& text(std::string_view value);
    JsonLine& number(const Decimal& value); // its lexeme
    JsonLine& integer(std::uint64_t value);
    JsonLine& lexeme(std::string_view written); // a number, as written
    JsonLine& boolean(bool value);
    JsonLine& null();
    JsonLine& numberOrNull(std::string_view name,
                           const std::optional<Decimal>& value); // a key and its number

    void reserve(std::size_t bytes) { m_out.reserve(bytes); }
    [[nodiscard]] const std::string& str() const { return m_out; }
    [[nodiscard]] std::string take() { return std::move(m_out); }

private:
    void separate();
    void quote(std::string_view value);
    void escape(char c);
    std::string m_out;
    JsonEscapes m_escapes;
    std::vector<char> m_hasItems; // for each open object or array: 1 where it has one
    bool m_afterKey = false;
};

} // namespace cotejo
