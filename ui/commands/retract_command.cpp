#include "ui/commands/retract_command.h"

#include "ui/session/review_session.h"

#include <QCoreApplication>

namespace cotejo
{

RetractCommand::RetractCommand(ReviewSession& session, std::string event, QString item)
    : m_session(session), m_event(std::move(event)), m_item(std::move(item))
{
    setText(QCoreApplication::translate("cotejo::RetractCommand", "Take back"));
}

void RetractCommand::redo()
{
    setObsolete(!m_session.undo(m_event, m_item));
}

void RetractCommand::undo()
{
    setObsolete(!m_session.redo(m_event, m_item));
}

} // namespace cotejo
