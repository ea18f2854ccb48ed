#pragma once

#include "engine/store/queue_filter.h"
#include "ui/session/store_question.h"

#include <QObject>

#include <vector>

namespace cotejo
{

class ReviewSession;

struct QueueCounts {
    std::vector<int> taken; // by each filter asked for, in their order; -1 where the store cannot say
    int decidedToday = 0;
};

// How many items filters take, and how many decisions were made today.
class QueueCounter : public QObject
{
    Q_OBJECT
public:
    explicit QueueCounter(ReviewSession& session, QObject* parent = nullptr);

    void ask(const std::vector<QueueFilter>& filters); // answered by `counted`, before this returns or later
    [[nodiscard]] StoreQuestion& question() { return m_question; }

Q_SIGNALS:
    void counted(const cotejo::QueueCounts& counts);

private:
    ReviewSession& m_session;
    StoreQuestion m_question;
};

} // namespace cotejo
