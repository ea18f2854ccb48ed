#pragma once

#include "engine/base/decimal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Writes one JSON value on one line, members in the order they are given, numbers as they were printed. Text
// is valid UTF-8 and goes out as UTF-8; control characters and the two line ends that JavaScript knows
// (U+2028, U+2029) as escapes.
class JsonLine
{
public:
    JsonLine& beginObject();
    JsonLine& endObject();
    JsonLine& beginArray();
    JsonLine& endArray();
    JsonLine& key(std::string_view name);
    JsonLine& text(std::string_view value);
    JsonLine& number(const Decimal& value); // its lexeme
    JsonLine& integer(std::uint64_t value);
    JsonLine& boolean(bool value);
    JsonLine& null();
    JsonLine& numberOrNull(std::string_view name,
                           const std::optional<Decimal>& value); // a key and its number

    [[nodiscard]] const std::string& str() const { return m_out; }

private:
    void separate();
    void quote(std::string_view value);
    std::string m_out;
    std::vector<bool> m_hasItems; // for each open object or array
    bool m_afterKey = false;
};

} // namespace cotejo
