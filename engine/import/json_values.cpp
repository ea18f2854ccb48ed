#include "engine/import/json_values.h"

#include <charconv>
#include <system_error>

namespace cotejo
{
namespace
{
constexpr std::size_t kLongestNumber = 2000; // a double never needs more digits

bool wrongType(JsonReader& reader, std::string_view expected)
{
    return reader.refuse("read.wrong_type", std::string(expected));
}
} // namespace

bool skipNull(JsonReader& reader)
{
    return reader.peek() == JsonKind::null && reader.readNull();
}

bool readValue(JsonReader& reader, std::optional<std::string>& value)
{
    if (reader.peek() == JsonKind::null)
        return reader.readNull();
    return reader.readString(value.emplace());
}

bool readValue(JsonReader& reader, std::optional<std::int64_t>& value)
{
    const auto kind = reader.peek();
    if (kind == JsonKind::null)
        return reader.readNull();
    if (kind != JsonKind::number)
        return wrongType(reader, "an integer");
    std::string_view lexeme;
    if (!reader.readNumber(lexeme))
        return false;
    if (lexeme.find_first_of(".eE") != std::string_view::npos)
        return wrongType(reader, "an integer");
    std::int64_t whole = 0;
    if (std::from_chars(lexeme.data(), lexeme.data() + lexeme.size(), whole).ec != std::errc())
        return reader.refuse("read.number_out_of_range", "an integer of 64 bits");
    value = whole;
    return true;
}

bool readValue(JsonReader& reader, std::optional<bool>& value)
{
    if (reader.peek() == JsonKind::null)
        return reader.readNull();
    return reader.readBoolean(value.emplace());
}

bool readValue(JsonReader& reader, std::optional<Decimal>& value)
{
    if (reader.peek() == JsonKind::null)
        return reader.readNull();
    std::string_view lexeme;
    if (!reader.readNumber(lexeme))
        return false;
    value = lexeme.size() > kLongestNumber ? std::nullopt : Decimal::parse(lexeme);
    return value || reader.refuse("read.number_out_of_range", "a number that a double holds");
}

bool readTexts(JsonReader& reader, std::vector<std::string>& texts)
{
    return readList(reader, texts, [](JsonReader& item, std::string& text) { return item.readString(text); });
}

} // namespace cotejo
