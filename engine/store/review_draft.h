#pragma once

#include "engine/base/clock.h"
#include "engine/domain/decision.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// What a person has filled in and not yet registered. Not an event: saved over and over while typing.
struct ReviewDraft {
    std::optional<DecisionKind> kind;
    std::vector<std::string> reasons;
    std::string comment;
    std::optional<std::string> corrected;
    std::optional<EscalationLevel> level;
    std::optional<Urgency> urgency;
    std::string to;
    std::string until;

    friend bool operator==(const ReviewDraft&, const ReviewDraft&) = default;
};

struct SavedDraft {
    ReviewDraft draft;
    Instant savedAt;
};

} // namespace cotejo
