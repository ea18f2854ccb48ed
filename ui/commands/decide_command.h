#pragma once

#include "engine/domain/decision.h"

#include <QString>
#include <QUndoCommand>

#include <string>

namespace cotejo
{

class ReviewSession;

// Registers a decision. Undo and redo append events of their own; nothing is taken out of the log. What the
// store refuses leaves the undo stack at once.
class DecideCommand : public QUndoCommand
{
public:
    // `seen`: event id of the decision that stood when the person looked, empty where none did.
    DecideCommand(ReviewSession& session, ReviewDecision decision, std::string seen, const QString& text);

    void redo() override;
    void undo() override;

private:
    ReviewSession& m_session;
    ReviewDecision m_decision;
    std::string m_seen;
    std::string m_event; // of the decision, once it is recorded
    QString m_item;
};

} // namespace cotejo
