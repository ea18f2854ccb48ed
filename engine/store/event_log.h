#pragma once

#include "engine/base/clock.h"
#include "engine/domain/event.h"
#include "engine/store/event_receipt.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace cotejo
{

class SqlConnection;

// What an event says, before it has a place in the chain.
struct EventDraft {
    std::string actor;
    std::string kind;
    std::string subject;
    std::string payload; // RFC 8785, an object
};

struct AppendedEvent {
    EventReceipt receipt;
    std::int64_t ordinal = 0;
};

// Where an appended event stands, by whom and when: what projections of a decision need. Kind and payload
// stay empty.
[[nodiscard]] Event placedEvent(const AppendedEvent& appended, const std::string& device,
                                const std::string& actor);

// The hash before the first event of a chain: 64 zeros.
inline constexpr std::string_view kNoHash =
    "0000000000000000000000000000000000000000000000000000000000000000";

// RFC 8785 of all members of `event` but `hash`; `payload` goes in as it is.
[[nodiscard]] std::string canonicalEvent(const Event& event);

// Appends to the chain of `device` and moves its head. Needs an open write transaction; durable only after
// its commit. Refuses to go on where the head is not the last event (store.chain_broken). Throws
// StoreFailure.
[[nodiscard]] AppendedEvent appendEvent(SqlConnection& connection, const std::string& device,
                                        const Clock& clock, EventDraft draft);

} // namespace cotejo
