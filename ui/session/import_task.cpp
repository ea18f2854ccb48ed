#include "ui/session/import_task.h"

#include <QtConcurrent>

namespace cotejo
{

ImportTask::ImportTask(Work work, QObject* parent) : QObject(parent), m_work(std::move(work)) {}

ImportTask::~ImportTask()
{
    cancel();
    m_future.waitForFinished();
}

bool ImportTask::start(const StoreFile& store, const QStringList& paths, const QString& actor)
{
    if (m_running)
        return false;
    m_running = true;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    std::vector<std::string> places;
    for (const QString& path : paths)
        places.push_back(path.toStdString());
    Q_EMIT started(paths);
    // Values cross the threads; the object itself is only touched on its own.
    const Report report = [this](const Progress& progress) {
        QMetaObject::invokeMethod(
            this, [this, progress] { Q_EMIT progressed(progress); }, Qt::QueuedConnection);
    };
    m_future = QtConcurrent::run([this, work = m_work, store, places = std::move(places), report,
                                  actor = actor.toStdString(), cancelled = m_cancel] {
        const ImportSummary summary = work(store, places, actor, report, *cancelled);
        QMetaObject::invokeMethod(
            this,
            [this, summary] {
                m_running = false;
                Q_EMIT finished(summary);
            },
            Qt::QueuedConnection);
    });
    return true;
}

void ImportTask::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void ImportTask::waitForFinished()
{
    m_future.waitForFinished();
}

} // namespace cotejo
