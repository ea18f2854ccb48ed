#pragma once

#include "engine/domain/field_act.h"

#include <QString>
#include <QUndoCommand>

#include <vector>

namespace cotejo
{

class ReviewSession;

// What a person said of fields of a note, one step for all of them. It is recorded already when it is pushed;
// undo appends that each field stands as it did before (an earlier person's word, or the program's reading
// alone), redo says it again.
class FieldUndo : public QUndoCommand
{
public:
    struct Step {
        QString note;
        FieldActKind kind = FieldActKind::set;
        std::vector<FieldAct> acts;
        QString reason;
        std::vector<FieldAct> before; // people's word that stood on these fields
    };

    FieldUndo(ReviewSession& session, Step step, const QString& text);

    void redo() override;
    void undo() override;

private:
    ReviewSession& m_session;
    Step m_step;
    bool m_recorded = true;
};

} // namespace cotejo
