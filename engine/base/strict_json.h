#pragma once

#include "engine/base/json_reader.h"
#include "engine/base/result.h"
#include "engine/base/text_place.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string_view>

namespace cotejo
{

struct StrictJsonLimits {
    std::size_t maxDepth = 256;
    std::size_t maxBytes = 64U * 1024U * 1024U; // at most 2 GiB
};

// Reads one JSON value (RFC 8259) and nothing after it. Refused, with what was expected in Error::detail:
//   read.duplicate_key        a key twice in one object, at any depth, also where one is written with escapes
//   read.invalid_utf8, read.nul_byte, read.lone_surrogate (as bytes or as an escape; never replaced)
//   read.too_deep, read.too_large
//   read.number_out_of_range  neither a double nor a 64-bit integer holds it
//   read.truncated, read.trailing_bytes, read.not_json   anything else that is not JSON
// Error::where is a JSON pointer for the first kind and for numbers, else a place ("line 25, byte 58").
[[nodiscard]] Result<nlohmann::json> parseStrictJson(std::string_view text,
                                                     const StrictJsonLimits& limits = {});

// The fault of a JsonReader over `text`, which begins at `start` of its file, as an error with `where` as
// above; faults of the caller's own name their pointer.
[[nodiscard]] Error jsonError(const JsonFault& fault, std::string_view text, TextPlace start = {});

} // namespace cotejo
