#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/domain/decision.h"
#include "engine/store/event_receipt.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

class ReadHandle;
class SqlConnection;
struct Event;
class WriteHandle;

enum class EscalationStep { acknowledged, answered, closed };

[[nodiscard]] std::string_view codeOfStep(EscalationStep step); // "acknowledged", …

struct EscalationStepRecord {
    EscalationStep step = EscalationStep::acknowledged;
    Instant at;
    std::string actor;
    std::string text; // the answer, or why it was closed; may be empty for an acknowledgement
};

// Something that was handed on, with what became of it.
struct EscalationRecord {
    std::string decision;    // event that handed it on
    std::int64_t itemId = 0; // 0: the item is not in this file any more
    std::string item;
    Instant at;
    std::string by;
    Escalation to;
    std::vector<std::string> reasons;
    std::string comment;
    std::string state; // "open", "acknowledged", "answered", "closed", "superseded", "undone"
    std::vector<EscalationStepRecord> steps; // oldest first

    [[nodiscard]] bool waits() const { return state == "open" || state == "acknowledged"; }
};

// All of them, those that wait first, then the newest. What a blind second reading must not show to `viewer`
// ("" for a reader who may see everything) is left out; but somebody must be able to act, so nothing is left
// out that is immediate, or for whom nobody enrolled here answers.
[[nodiscard]] Result<std::vector<EscalationRecord>> escalationsOf(ReadHandle& handle,
                                                                  const std::string& viewer);
// Those of one item, oldest first.
[[nodiscard]] std::vector<EscalationRecord> escalationsOfItem(SqlConnection& connection, std::int64_t item);

// One step, as event "escalation.acknowledged", ".answered" or ".closed". An answer needs a text, closing one
// that has no answer needs a reason. Errors: escalation.unknown; escalation.state with the present state in
// `where` (acknowledged only while open; nothing after it was closed, undone or superseded);
// escalation.text_missing; decision.no_name and those of the roles.
[[nodiscard]] Result<EventReceipt> followEscalation(WriteHandle& handle, const Clock& clock,
                                                    const std::string& decision, EscalationStep step,
                                                    const std::string& by, const std::string& text);

// Replays one event of these kinds.
void applyEscalationStep(SqlConnection& connection, const Event& event, std::int64_t ordinal);

} // namespace cotejo
