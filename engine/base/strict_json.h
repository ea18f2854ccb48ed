#pragma once

#include "engine/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string_view>

namespace cotejo
{

struct StrictJsonLimits {
    std::size_t maxDepth = 256;
    std::size_t maxBytes = 64U * 1024U * 1024U;
};

// Reads one JSON value (RFC 8259) and nothing after it. Refused, with a JSON pointer or line and column in
// Error::where and what was expected in Error::detail: duplicate keys (read.duplicate_key), invalid UTF-8
// (read.invalid_utf8), a raw NUL byte (read.nul_byte), lone surrogates (read.lone_surrogate), depth over the
// limit (read.too_deep), too many bytes (read.too_large), a number neither a 64-bit integer nor a double
// holds (read.number_out_of_range), anything else that is not JSON (read.not_json).
[[nodiscard]] Result<nlohmann::json> parseStrictJson(std::string_view text,
                                                     const StrictJsonLimits& limits = {});

} // namespace cotejo
