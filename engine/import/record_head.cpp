#include "engine/import/record_head.h"

#include "engine/import/json_values.h"

namespace cotejo
{

bool RecordHead::take(JsonReader& reader, std::string_view key)
{
    if (key == "format")
        readValue(reader, format);
    else if (key == "version")
        readValue(reader, version);
    else if (key == "id")
        readValue(reader, id);
    else
        return false;
    return true;
}

bool RecordHead::check(JsonReader& reader, std::string_view expectedFormat) const
{
    const std::string word = "\"" + std::string(expectedFormat) + "\"";
    if (!format)
        return reader.refuse("read.missing_member", word, "/format");
    if (*format != expectedFormat)
        return reader.refuse("read.unknown_format", word, "/format");
    if (!version)
        return reader.refuse("read.missing_member", "the integer 1", "/version");
    if (*version != 1)
        return reader.refuse("read.unsupported_version", "version 1", "/version");
    if (!id)
        return reader.refuse("read.missing_member", "a text", "/id");
    if (id->empty())
        return reader.refuse("read.empty_id", "a text that is not empty", "/id");
    return !reader.fault();
}

std::optional<std::string> recordFormat(std::string_view bytes)
{
    JsonReader reader(bytes);
    std::string_view key;
    if (reader.peek() != JsonKind::object || !reader.beginObject())
        return std::nullopt;
    while (reader.nextMember(key)) {
        std::string format;
        if (key == "format")
            return reader.readString(format) ? std::optional(std::move(format)) : std::nullopt;
        reader.skip();
    }
    return std::nullopt;
}

JsonFault formatFault(std::string_view bytes, const std::string& expected)
{
    JsonReader reader(bytes);
    std::optional<std::string> format;
    std::string_view key;
    if (reader.beginObject()) {
        while (reader.nextMember(key)) {
            if (key == "format")
                readValue(reader, format);
            else
                reader.skip();
        }
    }
    if (reader.finish())
        reader.refuse(format ? "read.unknown_format" : "read.missing_member", expected, "/format");
    return reader.fault().value_or(JsonFault{});
}

} // namespace cotejo
