#include "ui/session/background_job.h"

#include <QtConcurrent>

namespace cotejo
{

BackgroundJob::~BackgroundJob()
{
    cancel();
    m_future.waitForFinished();
}

bool BackgroundJob::start(Work work)
{
    if (m_running)
        return false;
    m_running = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    const Report report = [this](qint64 done) {
        QMetaObject::invokeMethod(
            this, [this, done] { Q_EMIT progressed(done); }, Qt::QueuedConnection);
    };
    m_future = QtConcurrent::run([this, work = std::move(work), report, cancelled = m_cancel] {
        const JobResult result = work(report, *cancelled);
        QMetaObject::invokeMethod(
            this,
            [this, result] {
                m_running = false;
                Q_EMIT finished(result);
            },
            Qt::QueuedConnection);
    });
    return true;
}

void BackgroundJob::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void BackgroundJob::waitForFinished()
{
    m_future.waitForFinished();
}

} // namespace cotejo
