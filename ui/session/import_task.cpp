#include "ui/session/import_task.h"

#include "engine/pipeline/import_job.h"

#include <QElapsedTimer>
#include <QtConcurrent>

namespace cotejo
{
namespace
{
constexpr qint64 kReportEveryMs = 100;

RefusalLine lineOf(const RefusedRecord& record)
{
    return {QString::fromStdString(record.place.file), record.place.line, record.place.record,
            QString::fromStdString(record.pointer), record.error};
}

ImportSummary runWithEngines(const StoreFile& store, const std::vector<std::string>& paths,
                             const std::string& actor, const ImportTask::Report& report,
                             const std::atomic<bool>& cancel)
{
    ImportSummary summary;
    const Result<Evaluators> evaluators = builtInEvaluators();
    if (!evaluators) {
        summary.error = evaluators.error();
        return summary;
    }
    ImportTask::Progress progress;
    QElapsedTimer sinceReport;
    sinceReport.start();
    ImportNotices notices;
    notices.fileDone = [&](const FileImport& file) {
        progress.file = QString::fromStdString(file.file);
        ++progress.files;
        report(progress);
    };
    notices.refused = [&summary](const RefusedRecord& record) {
        if (summary.refused.size() < ImportSummary::kShownRefusals)
            summary.refused.push_back(lineOf(record));
    };
    notices.remarked = [&summary](const RecordPlace&, const Error& error) {
        const QString format = QString::fromStdString(error.detail);
        if (error.code == "read.as_format" && !summary.readAs.contains(format))
            summary.readAs.append(format);
    };
    notices.progress = [&](std::size_t read, std::size_t total) {
        progress.bytesRead = read;
        progress.bytesTotal = total;
        if (sinceReport.elapsed() < kReportEveryMs)
            return;
        sinceReport.restart();
        report(progress);
    };
    const Result<ImportTotals> totals = runImport(
        store, paths, *evaluators, ImportOptions{std::nullopt, actor}, notices, cancel, SystemClock());
    if (!totals) {
        summary.error = totals.error();
        return summary;
    }
    summary.files = totals->files;
    summary.added = totals->added;
    summary.duplicates = totals->duplicates;
    summary.passedOver = totals->passedOver;
    summary.refusedTotal = totals->refused;
    summary.cancelled = totals->cancelled;
    return summary;
}
} // namespace

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

ImportTask::Work importWork()
{
    return runWithEngines;
}

} // namespace cotejo
