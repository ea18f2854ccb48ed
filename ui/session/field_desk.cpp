#include "ui/session/field_desk.h"

#include "engine/completeness/form.h"
#include "engine/pipeline/field_acts.h"
#include "engine/pipeline/query_text.h"
#include "engine/store/field_writer.h"
#include "ui/session/field_undo.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"

#include <QCoreApplication>

namespace cotejo
{
namespace
{
std::set<std::string> spokenOf(const NoteCase& note)
{
    std::set<std::string> known;
    for (const RecordedFieldAct& one : note.acts)
        known.insert(one.act.field);
    return known;
}

FieldAct actFor(const FieldFinding& field, FieldActKind kind)
{
    FieldAct act;
    act.field = field.id;
    act.kind = kind;
    act.machine = machineReadingJson(field);
    return act;
}

QString stepName(FieldActKind kind, const std::vector<FieldAct>& fields)
{
    const auto count = static_cast<int>(fields.size());
    if (kind == FieldActKind::confirmed)
        return QCoreApplication::translate("cotejo::FieldUndo", "confirmation of %n field(s)", nullptr,
                                           count);
    return kind == FieldActKind::set
               ? QCoreApplication::translate("cotejo::FieldUndo", "value of %n field(s)", nullptr, count)
               : QCoreApplication::translate("cotejo::FieldUndo", "taking back of %n field(s)", nullptr,
                                             count);
}

// A write through the field writer; the session tells everybody what came of it.
template <class Write>
Result<EventReceipt> written(ReviewSession& session, const Write& write)
{
    WriteHandle* handle = session.store() == nullptr ? nullptr : session.store()->writeHandle();
    Result<EventReceipt> receipt = fail("store.read_only", "field", session.readOnlyReason().toStdString());
    if (handle != nullptr) {
        FieldWriter writer(*handle, session.clock());
        receipt = write(writer, session.reviewer().toStdString());
    }
    if (receipt)
        session.announceFields();
    else
        session.announceProblem(receipt.error());
    return receipt;
}
} // namespace

Result<EventReceipt> FieldDesk::act(const NoteCase& note, FieldActKind kind,
                                    const std::vector<FieldAct>& fields, const QString& reason)
{
    FieldUndo::Step step{QString::fromStdString(note.note.id), kind, fields, reason, {}};
    for (const FieldAct& field : fields)
        if (const RecordedFieldAct* earlier = note.actOn(field.field))
            step.before.push_back(earlier->act);
    Result<EventReceipt> receipt = record(step.note, kind, fields, reason);
    if (receipt)
        m_session.undoStack().push(new FieldUndo(m_session, std::move(step), stepName(kind, fields)));
    return receipt;
}

Result<EventReceipt> FieldDesk::record(const QString& note, FieldActKind kind,
                                       const std::vector<FieldAct>& fields, const QString& reason)
{
    return written(m_session, [&](FieldWriter& writer, const std::string& by) {
        return writer.act(note.toStdString(), kind, fields, reason.trimmed().toStdString(), by);
    });
}

Result<EventReceipt> FieldDesk::set(const NoteCase& note, const FieldFinding& field, const QString& status,
                                    const QString& value, const QString& unit, const QString& reason)
{
    FieldAct said = actFor(field, FieldActKind::set);
    said.status = status.toStdString();
    said.unit = unit.trimmed().toStdString();
    const Result<std::string> typed =
        typedValueJson(*m_session.engines().form, field.id, said.status, value.toStdString(), said.unit);
    if (!typed) {
        m_session.announceProblem(typed.error());
        return tl::unexpected<Error>(typed.error());
    }
    said.value = *typed;
    return act(note, FieldActKind::set, {said}, reason);
}

Result<EventReceipt> FieldDesk::confirm(const NoteCase& note, const FieldFinding& field)
{
    NoteEvaluation one = note.evaluation;
    one.fields = {field};
    return act(note, FieldActKind::confirmed, confirmableFields(one, {}), QString());
}

std::vector<FieldAct> FieldDesk::confirmable(const NoteCase& note)
{
    return confirmableFields(note.evaluation, spokenOf(note));
}

Result<EventReceipt> FieldDesk::confirmAll(const NoteCase& note)
{
    return act(note, FieldActKind::confirmed, confirmable(note), QString());
}

Result<EventReceipt> FieldDesk::clear(const NoteCase& note, const FieldFinding& field, const QString& reason)
{
    return act(note, FieldActKind::cleared, {actFor(field, FieldActKind::cleared)}, reason);
}

QString FieldDesk::queryText(const NoteCase& note, const FieldFinding& field) const
{
    const FormField* known = m_session.engines().form->field(field.id);
    return known == nullptr
               ? QString()
               : QString::fromStdString(queryTextEs(*known, field, note.evaluation, note.note.text));
}

Result<EventReceipt> FieldDesk::openQuery(const NoteCase& note, const FieldFinding& field,
                                          const QString& text)
{
    return written(m_session, [&](FieldWriter& writer, const std::string& by) {
        return writer.openQuery(note.note.id, field.id, field.rule.id, text.trimmed().toStdString(), by);
    });
}

Result<EventReceipt> FieldDesk::answerQuery(const QString& id, const QString& text)
{
    return written(m_session, [&](FieldWriter& writer, const std::string& by) {
        return writer.answerQuery(id.toStdString(), text.trimmed().toStdString(), by);
    });
}

Result<EventReceipt> FieldDesk::closeQuery(const QString& id, const QString& why)
{
    return written(m_session, [&](FieldWriter& writer, const std::string& by) {
        return writer.closeQuery(id.toStdString(), why.trimmed().toStdString(), by);
    });
}

Result<std::vector<NoteQuery>> FieldDesk::queries(const QString& note) const
{
    if (m_session.store() == nullptr)
        return std::vector<NoteQuery>();
    return noteQueries(m_session.store()->readHandle(), note.toStdString());
}

Result<void> addPeoplesWord(NoteCase& note, ReadHandle& handle)
{
    Result<std::vector<RecordedFieldAct>> acts = fieldActs(handle, note.note.id, true);
    if (!acts)
        return tl::unexpected(acts.error());
    Result<std::vector<NoteQuery>> queries = noteQueries(handle, note.note.id);
    if (!queries)
        return tl::unexpected(queries.error());
    note.acts = std::move(*acts);
    note.queries = std::move(*queries);
    return {};
}

} // namespace cotejo
