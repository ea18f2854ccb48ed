#pragma once

#include "engine/base/clock.h"

#include <cstdint>
#include <string>

namespace cotejo
{

// Given only after the commit that made the event durable.
struct EventReceipt {
    std::string event; // UUIDv7
    std::int64_t seq = 0;
    Instant at;
};

} // namespace cotejo
