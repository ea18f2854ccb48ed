#pragma once

#include <QString>
#include <QUndoCommand>

#include <string>

namespace cotejo
{

class ReviewSession;

// Takes back a decision that an earlier session made. Undo puts it back; both are events.
class RetractCommand : public QUndoCommand
{
public:
    RetractCommand(ReviewSession& session, std::string event, QString item);

    void redo() override;
    void undo() override;

private:
    ReviewSession& m_session;
    std::string m_event;
    QString m_item;
};

} // namespace cotejo
