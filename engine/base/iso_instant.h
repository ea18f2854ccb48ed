#pragma once

#include "engine/base/clock.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cotejo
{

// Milliseconds since 1970-01-01T00:00:00Z of an ISO 8601 date or date and time: "2026-05-04",
// "2026-05-04T15:20", "2026-05-04T15:20:00.123-06:00", "…Z", "…-0600", "…-06". Without an offset UTC is
// taken; "2026" and "2026-05" are their first moment. nullopt for anything else, a day that does not exist
// included.
[[nodiscard]] std::optional<std::int64_t> parseIsoInstant(std::string_view text);

// Exactly YYYY-MM-DD of a day that exists.
[[nodiscard]] bool isIsoDay(std::string_view text);

// The day on the wall where the instant was taken: "2026-05-04".
[[nodiscard]] std::string localIsoDay(const Instant& at);

} // namespace cotejo
