#pragma once

#include "engine/base/json_reader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cotejo
{

inline constexpr std::string_view kTranscriptFormat = "rheumai.transcript";
inline constexpr std::string_view kNoteFormat = "biobadamex.note";

// The members every record begins with, and the check that they are there and are what this version reads.
struct RecordHead {
    std::optional<std::string> format;
    std::optional<std::int64_t> version;
    std::optional<std::string> id;

    // Reads the value of `key` where it is one of the three; false: it is another member, and nothing was
    // read.
    bool take(JsonReader& reader, std::string_view key);

    // After the record's end. read.missing_member, read.unknown_format, read.unsupported_version,
    // read.empty_id.
    bool check(JsonReader& reader, std::string_view expectedFormat) const;
};

// The `format` of a record, where it is an object that has one and is sound JSON up to there; a look ahead
// that decides the reader.
[[nodiscard]] std::optional<std::string> recordFormat(std::string_view bytes);

// Why a record whose recordFormat() is none or unknown is refused: a fault of its JSON, no object, no
// `format`, or another one than `expected` ("\"biobadamex.note\"").
[[nodiscard]] JsonFault formatFault(std::string_view bytes, const std::string& expected);

} // namespace cotejo
