#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/domain/decision.h"
#include "engine/store/event_receipt.h"
#include "engine/store/review_draft.h"

#include <optional>
#include <string>

namespace cotejo
{

class WriteHandle;
class ReasonCatalog;

// A person's acts. Each is one event in a transaction of its own; a receipt means that it is on the disk.
// Belongs to the thread of its handle, which must outlive it.
class ReviewWriter
{
public:
    ReviewWriter(WriteHandle& handle, const Clock& clock, const ReasonCatalog& reasons);

    // Refused: decision.unknown_item, .no_name, .reason_missing, .unknown_reason, .escalation_incomplete,
    // .correction_missing, .until_invalid, .until_past, .unexpected_member, .basis_missing. `seen`: id of the
    // decision that stood when the person looked ("" for none); where another stands now nothing is decided,
    // the attempt is kept in the log, and the error is decision.conflict with that decision's id in `where`.
    // role.unknown_person, role.not_allowed (role_gate.h). nullopt does not ask. A basis without document
    // takes what is current. A draft of the same person for the item is cleared.
    [[nodiscard]] Result<EventReceipt> decide(const ReviewDecision& decision,
                                              const std::optional<std::string>& seen = std::nullopt);

    // Takes a decision back; the one before it stands again. decision.unknown_event, decision.already_undone.
    [[nodiscard]] Result<EventReceipt> undo(const std::string& decisionEvent, const std::string& by);
    // Puts an undone decision back. decision.unknown_event, decision.not_undone.
    [[nodiscard]] Result<EventReceipt> redo(const std::string& decisionEvent, const std::string& by);

    // Showing hidden identifiers asks why, and is recorded. decision.reason_missing for a blank reason.
    [[nodiscard]] Result<EventReceipt> revealIdentifiers(const std::string& item, const std::string& by,
                                                         const std::string& why);

    // Drafts are no events. Saving an empty draft clears it.
    [[nodiscard]] Result<void> saveDraft(const std::string& item, const std::string& by,
                                         const ReviewDraft& draft);
    [[nodiscard]] Result<void> clearDraft(const std::string& item, const std::string& by);

private:
    Result<EventReceipt> setUndone(const std::string& decisionEvent, const std::string& by, bool undone);

    WriteHandle& m_handle;
    const Clock& m_clock;
    const ReasonCatalog& m_reasons;
};

} // namespace cotejo
