#include "ui/session/case_ahead.h"

#include "engine/store/case_reader.h"
#include "ui/session/case_loader.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"

#include <utility>

namespace cotejo
{

CaseAhead::CaseAhead(ReviewSession& session, std::shared_ptr<RecentCases> recent)
    : m_session(session), m_recent(std::move(recent))
{
    m_pool.setMaxThreadCount(1);
}

CaseAhead::~CaseAhead()
{
    m_pool.waitForDone();
}

void CaseAhead::waitForDone()
{
    m_pool.waitForDone();
}

void CaseAhead::want(std::vector<qint64> items)
{
    m_wanted = std::move(items);
    if (!m_reading)
        start();
}

void CaseAhead::start()
{
    if (m_wanted.empty() || m_session.store() == nullptr)
        return;
    m_reading = true;
    m_pool.start([this, file = m_session.store()->file(), reviewer = m_session.reviewer().toStdString(),
                  engines = m_session.engines(), &clock = m_session.clock(), recent = m_recent,
                  items = std::exchange(m_wanted, {})] {
        if (Result<ReadHandle> handle = file.openRead()) {
            const CaseReader reader(*handle, clock);
            const CaseLoader loader(reader, engines, recent);
            for (const qint64 item : items)
                (void)loader.load(item, reviewer);
        }
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_reading = false;
                start();
            },
            Qt::QueuedConnection);
    });
}

} // namespace cotejo
