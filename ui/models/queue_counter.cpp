#include "ui/models/queue_counter.h"

#include "engine/store/queue_reader.h"
#include "ui/session/review_session.h"

#include <QDateTime>

namespace cotejo
{

QueueCounter::QueueCounter(ReviewSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_question(session)
{
}

void QueueCounter::ask(const std::vector<QueueFilter>& filters)
{
    if (m_session.store() == nullptr)
        Q_EMIT counted({std::vector<int>(filters.size(), -1), 0});
    const QDate today = QDateTime::fromMSecsSinceEpoch(m_session.clock().now().epochMs).date();
    m_question.ask([this, filters, viewer = m_session.reviewer().toStdString(), &clock = m_session.clock(),
                    day = today.toString(Qt::ISODate).toStdString()](ReadHandle& handle) {
        QueueReader queue(handle, clock);
        queue.setViewer(viewer);
        QueueCounts counts;
        for (const QueueFilter& filter : filters) {
            const Result<std::size_t> count = queue.count(filter);
            counts.taken.push_back(count ? static_cast<int>(*count) : -1);
        }
        counts.decidedToday = static_cast<int>(queue.decidedOn(day).value_or(0));
        return StoreQuestion::Answer([this, counts] { Q_EMIT counted(counts); });
    });
}

} // namespace cotejo
