#pragma once

#include "engine/base/clock.h"

#include <cstdint>
#include <string>

namespace cotejo
{

// One act, appended for good (DESIGN §3). `hash` is SHA-256 over RFC 8785 of all members but `hash`.
struct Event {
    std::string id;     // UUIDv7
    std::string device; // one chain per device
    std::int64_t seq = 0;
    Instant at;
    std::string actor;
    std::string kind; // "document.imported", "decision.made", "decision.undone", "identifiers.revealed", …
    std::string subject; // item or document the act is about
    std::string payload; // JSON object
    std::string prevHash;
    std::string hash;
};

} // namespace cotejo
