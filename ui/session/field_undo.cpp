#include "ui/session/field_undo.h"

#include "ui/session/field_desk.h"

#include <QCoreApplication>

#include <algorithm>

namespace cotejo
{

FieldUndo::FieldUndo(ReviewSession& session, Step step, const QString& text)
    : QUndoCommand(text), m_session(session), m_step(std::move(step))
{
}

void FieldUndo::redo()
{
    if (m_recorded) {
        m_recorded = false; // the push itself
        return;
    }
    setObsolete(!FieldDesk(m_session).record(m_step.note, m_step.kind, m_step.acts, m_step.reason));
}

void FieldUndo::undo()
{
    const QString why = QCoreApplication::translate("cotejo::FieldUndo", "Taken back with Undo");
    FieldDesk desk(m_session);
    std::vector<FieldAct> alone;
    for (const FieldAct& act : m_step.acts) {
        const bool had = std::any_of(m_step.before.begin(), m_step.before.end(),
                                     [&act](const FieldAct& earlier) { return earlier.field == act.field; });
        if (!had)
            alone.push_back({act.field, FieldActKind::cleared, "", "null", "", act.machine});
    }
    bool done = alone.empty() || desk.record(m_step.note, FieldActKind::cleared, alone, why).has_value();
    for (const FieldAct& earlier : m_step.before)
        done = done && desk.record(m_step.note, earlier.kind, {earlier}, why).has_value();
    setObsolete(!done);
}

} // namespace cotejo
