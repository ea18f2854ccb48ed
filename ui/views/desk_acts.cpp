#include "ui/views/desk_acts.h"

#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/help_sheet.h"
#include "ui/dialogs/import_dialog.h"
#include "ui/dialogs/merge_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/profile_dialog.h"
#include "ui/dialogs/refusal_dialog.h"
#include "ui/dialogs/tour_dialog.h"
#include "ui/models/error_text.h"
#include "ui/models/people_list.h"
#include "ui/session/export_work.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/session/sample_data.h"
#include "ui/settings/app_settings.h"
#include "ui/views/status_row.h"
#include "ui/widgets/desk_sentences.h"
#include "ui/widgets/message_box.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace cotejo
{
namespace
{
constexpr std::size_t kPercentWhole = 100;
}

DeskActs::DeskActs(ReviewSession& session, AppSettings& settings, const KeyTable& keys, StatusRow& status,
                   QWidget& window)
    : QObject(&window), m_session(session), m_settings(settings), m_keys(keys), m_status(status),
      m_window(window), m_import(importWork())
{
    connect(&m_import, &ImportTask::progressed, this, &DeskActs::showProgress);
    connect(&m_import, &ImportTask::finished, this, &DeskActs::finishImport);
    connect(&m_job, &BackgroundJob::progressed, this, &DeskActs::showJob);
    connect(&m_job, &BackgroundJob::finished, this, &DeskActs::finishJob);
    connect(&status, &StatusRow::cancelWanted, &m_import, &ImportTask::cancel);
    connect(&status, &StatusRow::cancelWanted, &m_job, &BackgroundJob::cancel);
    connect(&status, &StatusRow::refusalsWanted, this, &DeskActs::showRefusals);
    connect(&status, &StatusRow::helpWanted, this, &DeskActs::showHelp);
}

DeskActs::~DeskActs() = default;

void DeskActs::importFiles()
{
    auto* dialog = new ImportDialog(&m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { importPaths(dialog->paths()); });
    open(dialog);
}

void DeskActs::importPaths(const QStringList& paths)
{
    if (m_session.store() == nullptr || paths.isEmpty())
        return;
    if (!m_session.readOnlyReason().isEmpty()) {
        m_status.warn(DeskSentences::readOnly(ErrorText::readOnly(m_session.readOnlyReason())));
        return;
    }
    if (m_job.isRunning() || !m_import.start(m_session.store()->file(), paths, m_session.reviewer()))
        m_status.warn(tr("Something else is running already."));
}

void DeskActs::importSample()
{
    Result<std::unique_ptr<SampleData>> sample = SampleData::unpack();
    if (!sample) {
        m_status.warn(ErrorText::sentence(sample.error()));
        return;
    }
    m_sample = std::move(*sample);
    importPaths({m_sample->folder()});
}

void DeskActs::showProgress(const ImportTask::Progress& progress)
{
    if (!m_import.isRunning())
        return;
    const int percent = progress.bytesTotal == 0
                            ? -1
                            : static_cast<int>(progress.bytesRead * kPercentWhole / progress.bytesTotal);
    const QString file = QFileInfo(progress.file).fileName();
    m_status.showProgress(
        DeskSentences::loading(file.isEmpty() ? tr("files") : file, qMax(0, percent), kPercentWhole),
        percent);
}

void DeskActs::finishImport(const ImportSummary& summary)
{
    m_last = summary;
    m_sample.reset();
    QString sentence =
        DeskSentences::importResult(static_cast<int>(summary.added), static_cast<int>(summary.duplicates),
                                    static_cast<int>(summary.refusedTotal));
    if (!summary.readAs.isEmpty())
        sentence += QLatin1Char(' ') + tr("Read as: %1.").arg(summary.readAs.join(QStringLiteral(", ")));
    if (summary.cancelled)
        sentence = tr("Import cancelled.") + QLatin1Char(' ') + sentence;
    m_status.endProgress(sentence, summary.refusedTotal > 0);
    if (summary.error)
        m_status.warn(ErrorText::sentence(*summary.error));
    m_session.announceDocuments();
}

void DeskActs::showRefusals()
{
    open(new RefusalDialog(m_last, &m_window));
}

void DeskActs::exportLog()
{
    if (m_session.store() == nullptr)
        return;
    const auto count = [store = m_session.store()->file(), who = m_session.reviewer()](
                           const ExportWish& wish) { return countWork(store, wish, who); };
    auto* dialog = new ExportDialog(QFileInfo(m_session.storePath()).absolutePath(), m_session.reviewer(),
                                    count, &m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { writeExport(dialog->wish()); });
    open(dialog);
}

void DeskActs::writeExport(const ExportWish& wish)
{
    if (m_session.store() != nullptr)
        startJob(Job::Export, exportWork(m_session.store()->file(), wish, m_session.reviewer()));
}

void DeskActs::evaluateAgain()
{
    if (m_session.store() == nullptr)
        return;
    if (!m_session.readOnlyReason().isEmpty()) {
        m_status.warn(DeskSentences::readOnly(ErrorText::readOnly(m_session.readOnlyReason())));
        return;
    }
    startJob(Job::Evaluate, evaluateAgainWork(m_session.store()->file(), m_session.reviewer()));
}

void DeskActs::startJob(Job job, BackgroundJob::Work work)
{
    if (m_import.isRunning() || !m_job.start(std::move(work))) {
        m_status.warn(tr("Something else is running already."));
        return;
    }
    m_jobKind = job;
    showJob(0);
}

void DeskActs::showJob(qint64 done)
{
    if (!m_job.isRunning())
        return;
    const auto count = static_cast<int>(done);
    m_status.showProgress(m_jobKind == Job::Export ? tr("Writing: %n decision(s)", nullptr, count)
                                                   : tr("Evaluating again: %n document(s)", nullptr, count),
                          -1);
}

void DeskActs::finishJob(const JobResult& result)
{
    const auto done = static_cast<int>(result.done);
    QString sentence;
    if (result.error)
        sentence = ErrorText::sentence(*result.error);
    else if (m_jobKind == Job::Export && result.cancelled)
        sentence = tr("Export cancelled; no file was left.");
    else if (m_jobKind == Job::Export && done == 0)
        sentence = DeskSentences::nothingToExport();
    else if (m_jobKind == Job::Export)
        sentence = tr("%n decision(s) written to %1.", nullptr, done).arg(result.path);
    else
        sentence = tr("%n document(s) evaluated again", nullptr, done) + QStringLiteral("; ") +
                   tr("%n came out otherwise.", nullptr, static_cast<int>(result.changed));
    m_status.endProgress(sentence, false);
    if (result.error)
        m_status.warn(sentence);
    if (m_jobKind == Job::Evaluate)
        m_session.announceDocuments();
}

void DeskActs::open(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DeskActs::openStore()
{
    const QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Open or make a file"), m_session.storePath(),
        tr("Cotejo files (*.cotejo);;All files (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty())
        openStoreAt(path);
}

bool DeskActs::openStoreAt(const QString& path)
{
    if (m_import.isRunning() || m_job.isRunning()) {
        m_status.warn(tr("Something else is running already."));
        return false;
    }
    const Result<void> opened = m_session.openStore(path, true);
    if (!opened) {
        const QString sentence = ErrorText::sentence(opened.error());
        m_status.warn(sentence);
        MessageBox::tell(&m_window, tr("The file could not be opened"), sentence, path);
        return false;
    }
    m_settings.set(AppSettings::Key::StorePath, path);
    const bool kept = m_settings.sync();
    m_status.say(kept ? QString() : tr("The preferences could not be saved."));
    return true;
}

void DeskActs::mergeStore()
{
    if (m_session.store() == nullptr)
        return;
    if (m_merge == nullptr) {
        m_merge = new MergeDialog(m_session, &m_window);
        m_merge->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_merge, &MergeDialog::caseWanted, this, &DeskActs::caseWanted);
    }
    m_merge->show(); // beside the window, which stays in use
    m_merge->activateWindow();
}

void DeskActs::askWho()
{
    auto* dialog = new ProfileDialog(peopleIn(m_session), m_session.reviewer(), &m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QString name = dialog->name();
        m_settings.set(AppSettings::Key::ReviewerName, name);
        m_session.setReviewer(name);
        if (!dialog->givesRole())
            return;
        if (const Result<EventReceipt> given = m_session.enroll(name, dialog->role()); !given)
            m_status.warn(ErrorText::sentence(given.error()));
    });
    open(dialog);
}

void DeskActs::editPreferences()
{
    auto* dialog = new PreferencesDialog(m_settings, &m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        dialog->storeTo(m_settings);
        if (!dialog->newKey().isEmpty())
            Q_EMIT keyGiven(dialog->evaluatorUrl(), dialog->newKey());
        if (!m_settings.sync())
            m_status.warn(tr("The preferences could not be saved."));
        Q_EMIT preferencesChanged();
    });
    open(dialog);
}

void DeskActs::showHelp()
{
    open(new HelpSheet(m_keys, &m_window));
}

void DeskActs::showTour()
{
    open(new TourDialog(&m_window));
}

void DeskActs::showAbout()
{
    QStringList versions;
    for (const std::string& version : m_session.engines().versions())
        versions.append(QString::fromStdString(version));
    open(new AboutDialog(QCoreApplication::applicationVersion(), versions, &m_window));
}

} // namespace cotejo
