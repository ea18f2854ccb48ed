#pragma once

#include "engine/base/decimal.h"
#include "engine/base/json_reader.h"
#include "engine/domain/codes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Values of optional members: null leaves `value` empty (null is absent), another type is the reader's fault
// read.wrong_type.
bool readValue(JsonReader& reader, std::optional<std::string>& value);
bool readValue(JsonReader& reader,
               std::optional<std::int64_t>& value); // printed as an integer: no fraction, no exponent
bool readValue(JsonReader& reader, std::optional<bool>& value);
bool readValue(JsonReader& reader,
               std::optional<Decimal>& value); // as printed; a lexeme over 2,000 characters is out of range

bool readTexts(JsonReader& reader, std::vector<std::string>& texts); // a list of texts; null: none

// True where a null was there and is read.
bool skipNull(JsonReader& reader);

// A list whose elements `readItem(reader, item)` reads; null leaves `items` as it is, and `given` (where
// asked for) false.
template <class Item, class ReadItem>
bool readList(JsonReader& reader, std::vector<Item>& items, ReadItem readItem, bool* given = nullptr)
{
    if (skipNull(reader) || !reader.beginArray())
        return !reader.fault();
    if (given != nullptr)
        *given = true;
    while (reader.nextElement())
        readItem(reader, items.emplace_back());
    return !reader.fault();
}

// A word of FORMATS; null leaves `value` as it is; any word that E does not have is read.unknown_value.
template <class E>
bool readWord(JsonReader& reader, std::optional<E>& value)
{
    std::optional<std::string> word;
    if (!readValue(reader, word) || !word)
        return !reader.fault();
    value = fromCode<E>(*word);
    if (value && codeOf(*value) != std::string_view("null"))
        return true;
    std::string expected = "one of";
    for (int i = 0; !codeOf(static_cast<E>(i)).empty(); ++i) {
        const std::string_view code = codeOf(static_cast<E>(i));
        if (code != "null")
            expected.append(" ").append(code);
    }
    return reader.refuse("read.unknown_value", std::move(expected));
}

} // namespace cotejo
