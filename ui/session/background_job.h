#pragma once

#include "engine/base/error.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace cotejo
{

// What a piece of work on another thread came to.
struct JobResult {
    qint64 done = 0;    // rows written, documents looked at
    qint64 changed = 0; // of these; where the work changes anything
    QString path;       // of the file that was written, if one was
    bool cancelled = false;
    std::optional<Error> error;
};

// Runs one piece of work on a worker thread, one at a time; destroying the job cancels and waits. The work
// opens its own connection to the store and touches nothing of the window.
class BackgroundJob : public QObject
{
    Q_OBJECT
public:
    using Report = std::function<void(qint64 done)>;
    using Work = std::function<JobResult(const Report&, const std::atomic<bool>& cancel)>;

    using QObject::QObject;
    ~BackgroundJob() override;

    bool start(Work work); // false where one is running already
    void cancel();
    void waitForFinished();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(qint64 done);                   // on the window's thread
    void finished(const cotejo::JobResult& result); // on the window's thread

private:
    std::shared_ptr<std::atomic<bool>> m_cancel;
    QFuture<void> m_future;
    bool m_running = false;
};

} // namespace cotejo
