#include "ui/commands/decide_command.h"

#include "ui/session/review_session.h"

namespace cotejo
{

DecideCommand::DecideCommand(ReviewSession& session, ReviewDecision decision, std::string seen,
                             const QString& text)
    : QUndoCommand(text), m_session(session), m_decision(std::move(decision)), m_seen(std::move(seen)),
      m_item(QString::fromStdString(m_decision.item))
{
}

void DecideCommand::redo()
{
    if (m_event.empty()) {
        const Result<EventReceipt> receipt = m_session.decide(m_decision, m_seen);
        if (receipt)
            m_event = receipt->event;
        setObsolete(!receipt);
        return;
    }
    setObsolete(!m_session.redo(m_event, m_item));
}

void DecideCommand::undo()
{
    setObsolete(!m_session.undo(m_event, m_item));
}

} // namespace cotejo
