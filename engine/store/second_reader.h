#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/domain/decision.h"
#include "engine/store/event_receipt.h"

#include <string>

namespace cotejo
{

class ReasonCatalog;
class SqlConnection;
class WriteHandle;
struct Event;

// Second readings and rulings, as events "decision.second" (with "reading.revealed" behind it: from then on
// its author sees the first) and "adjudication.ruled". Old readings and rulings are never taken away by
// later ones.
class SecondReader
{
public:
    SecondReader(WriteHandle& handle, const Clock& clock, const ReasonCatalog& reasons)
        : m_handle(handle), m_clock(clock), m_reasons(reasons)
    {
    }

    // A reading beside the decision that stands for the item; the item's state stays. Errors: those of
    // ReviewWriter::decide; reading.none_due where no second reading is awaited, or the first is the same
    // person's; reading.postpone for a postponement.
    [[nodiscard]] Result<EventReceipt> give(const ReviewDecision& decision);

    // What holds after two readings that differ, by a third person; it becomes the item's decision. `comment`
    // says why. Errors: those of ReviewWriter::decide; reading.unknown (the id of the first decision),
    // reading.no_second, reading.agreed, reading.ruled; reading.same_person where one of the two rules.
    [[nodiscard]] Result<EventReceipt> rule(const std::string& first, const ReviewDecision& decision);

private:
    WriteHandle& m_handle;
    const Clock& m_clock;
    const ReasonCatalog& m_reasons;
};

// Replays one event of these kinds.
void applySecondReading(SqlConnection& connection, const Event& event, std::int64_t ordinal);

} // namespace cotejo
