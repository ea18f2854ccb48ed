#pragma once

#include "engine/store/store_file.h"
#include "ui/session/import_summary.h"

#include <QFuture>
#include <QObject>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>

namespace cotejo
{

// Brings files into a store on a worker thread with a connection of its own. One import at a time; destroying
// the task cancels and waits.
class ImportTask : public QObject
{
    Q_OBJECT
public:
    struct Progress {
        QString file;          // the last one that was finished; empty before the first
        std::size_t files = 0; // finished
        std::size_t bytesRead = 0;
        std::size_t bytesTotal = 0;
    };
    using Report = std::function<void(const Progress&)>;
    // Runs on the worker. Calls `report` as it goes and looks at `cancel` between documents.
    using Work = std::function<ImportSummary(const StoreFile&, const std::vector<std::string>& paths,
                                             const std::string& actor, const Report& report,
                                             const std::atomic<bool>& cancel)>;

    explicit ImportTask(Work work, QObject* parent = nullptr);
    ~ImportTask() override;

    // False where an import is running already.
    bool start(const StoreFile& store, const QStringList& paths, const QString& actor);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }
    void waitForFinished();

Q_SIGNALS:
    void started(const QStringList& paths);
    void progressed(const cotejo::ImportTask::Progress& progress); // on the window's thread
    void finished(const cotejo::ImportSummary& summary);           // on the window's thread

private:
    Work m_work;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    QFuture<void> m_future;
    bool m_running = false;
};

// The real thing: reads, evaluates and stores with the program's engines.
[[nodiscard]] ImportTask::Work importWork();

} // namespace cotejo
