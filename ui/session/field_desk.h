#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_act.h"
#include "engine/store/event_receipt.h"
#include "ui/session/review_item.h"

#include <QString>

#include <vector>

namespace cotejo
{

class ReadHandle;
class ReviewSession;

// What people say of the fields of a note, and their queries to its author: the acts of the window. Each is
// on the disk when it returns a receipt; the item on the screen is then read anew.
class FieldDesk
{
public:
    explicit FieldDesk(ReviewSession& session) : m_session(session) {}

    // `status`: a word of FieldStatus; `value` as typed.
    [[nodiscard]] Result<EventReceipt> set(const NoteCase& note, const FieldFinding& field,
                                           const QString& status, const QString& value, const QString& unit,
                                           const QString& reason);
    [[nodiscard]] Result<EventReceipt> confirm(const NoteCase& note, const FieldFinding& field);
    // Every field that is present with a place in the note, without a query and without a person's word.
    [[nodiscard]] Result<EventReceipt> confirmAll(const NoteCase& note);
    [[nodiscard]] static std::vector<FieldAct> confirmable(const NoteCase& note); // what confirmAll() would
    [[nodiscard]] Result<EventReceipt> clear(const NoteCase& note, const FieldFinding& field,
                                             const QString& reason);

    // The text a query starts from, in Spanish; a person may edit it.
    [[nodiscard]] QString queryText(const NoteCase& note, const FieldFinding& field) const;
    [[nodiscard]] Result<EventReceipt> openQuery(const NoteCase& note, const FieldFinding& field,
                                                 const QString& text);
    [[nodiscard]] Result<EventReceipt> answerQuery(const QString& id, const QString& text);
    [[nodiscard]] Result<EventReceipt> closeQuery(const QString& id, const QString& why);
    [[nodiscard]] Result<std::vector<NoteQuery>> queries(const QString& note = {}) const; // all where empty

    // Appends an act as it is; nothing goes on the undo stack.
    [[nodiscard]] Result<EventReceipt> record(const QString& note, FieldActKind kind,
                                              const std::vector<FieldAct>& fields, const QString& reason);

private:
    // Records and can be undone, as one step.
    [[nodiscard]] Result<EventReceipt> act(const NoteCase& note, FieldActKind kind,
                                           const std::vector<FieldAct>& fields, const QString& reason);

    ReviewSession& m_session;
};

// Puts what people said of its fields beside a note, from the store.
[[nodiscard]] Result<void> addPeoplesWord(NoteCase& note, ReadHandle& handle);

} // namespace cotejo
