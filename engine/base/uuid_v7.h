#pragma once

#include <cstdint>
#include <string>

namespace cotejo
{

// UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, then random bits, as 36 lower-case characters.
// Within one process ids come out in rising order, also where the clock stands still or goes back.
[[nodiscard]] std::string uuidV7(std::int64_t epochMs);

} // namespace cotejo
