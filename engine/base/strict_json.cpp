#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace cotejo
{
namespace
{
nlohmann::json numberOf(std::string_view lexeme)
{
    const char* const end = lexeme.data() + lexeme.size();
    if (lexeme.find_first_of(".eE") == std::string_view::npos) {
        std::int64_t whole = 0;
        if (std::from_chars(lexeme.data(), end, whole).ec == std::errc())
            return whole;
        std::uint64_t large = 0;
        if (lexeme.front() != '-' && std::from_chars(lexeme.data(), end, large).ec == std::errc())
            return large;
    }
    double value = 0;
    std::from_chars(lexeme.data(), end, value);
    return value;
}

nlohmann::json valueOf(JsonReader& reader)
{
    nlohmann::json value;
    std::string text;
    std::string_view view;
    bool truth = false;
    switch (reader.peek().value_or(JsonKind::null)) {
    case JsonKind::null:
        reader.readNull();
        break;
    case JsonKind::boolean:
        if (reader.readBoolean(truth))
            value = truth;
        break;
    case JsonKind::number:
        if (reader.readNumber(view))
            value = numberOf(view);
        break;
    case JsonKind::string:
        if (reader.readString(text))
            value = std::move(text);
        break;
    case JsonKind::array:
        value = nlohmann::json::array();
        if (reader.beginArray()) {
            while (reader.nextElement())
                value.push_back(valueOf(reader));
        }
        break;
    case JsonKind::object:
        value = nlohmann::json::object();
        if (reader.beginObject()) {
            while (reader.nextMember(view)) {
                std::string key(view);
                value.emplace(std::move(key), valueOf(reader));
            }
        }
        break;
    }
    return value;
}
} // namespace

Error jsonError(const JsonFault& fault, std::string_view text, TextPlace start)
{
    static constexpr std::string_view kPlaced[] = {"read.invalid_utf8",   "read.nul_byte",
                                                   "read.lone_surrogate", "read.truncated",
                                                   "read.trailing_bytes", "read.not_json"};
    for (const std::string_view code : kPlaced) {
        if (fault.code == code)
            return {fault.code, toText(placeAfter(start, text.substr(0, fault.offset))),
                    "expected " + fault.expected};
    }
    return {fault.code, fault.pointer, "expected " + fault.expected};
}

Result<nlohmann::json> parseStrictJson(std::string_view text, const StrictJsonLimits& limits)
{
    if (text.size() > limits.maxBytes)
        return fail("read.too_large", {}, "expected at most " + std::to_string(limits.maxBytes) + " bytes");
    JsonReader reader(text, limits.maxDepth);
    nlohmann::json value = valueOf(reader);
    if (!reader.finish())
        return tl::unexpected(jsonError(*reader.fault(), text));
    return value;
}

} // namespace cotejo
