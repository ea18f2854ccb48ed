#pragma once

#include "ui/session/background_job.h"
#include "ui/session/import_task.h"

#include <QObject>
#include <QPointer>

class QDialog;
class QWidget;

namespace cotejo
{

class AppSettings;
class KeyTable;
class MergeDialog;
struct ExportWish;
class ReviewSession;
class SampleData;
class StatusRow;

// What the menus do beyond the review itself: files in and out, preferences, who reviews, help. Opens the
// dialogs and says in the status row what came of it.
class DeskActs : public QObject
{
    Q_OBJECT
public:
    DeskActs(ReviewSession& session, AppSettings& settings, const KeyTable& keys, StatusRow& status,
             QWidget& window);
    ~DeskActs() override;

    void importFiles();
    void importPaths(const QStringList& paths);
    void importSample();
    void exportLog();
    void evaluateAgain(); // F5: every document of the store, off the window's thread
    void openStore();
    bool openStoreAt(const QString& path); // says why not
    void mergeStore();                     // a colleague's file
    void askWho();
    void editPreferences();
    void showHelp();
    void showTour();
    void showAbout();
    [[nodiscard]] ImportTask& importTask() { return m_import; }
    [[nodiscard]] BackgroundJob& job() { return m_job; }

Q_SIGNALS:
    void preferencesChanged();
    void caseWanted(const QString& item);
    void keyGiven(const QString& url, const QString& key); // for the keyring

private:
    void showProgress(const ImportTask::Progress& progress);
    void finishImport(const ImportSummary& summary);
    void showRefusals();
    enum class Job { Export, Evaluate };

    void writeExport(const ExportWish& wish);
    void startJob(Job job, BackgroundJob::Work work);
    void showJob(qint64 done);
    void finishJob(const JobResult& result);
    static void open(QDialog* dialog); // modal, without a loop of its own

    ReviewSession& m_session;
    AppSettings& m_settings;
    const KeyTable& m_keys;
    StatusRow& m_status;
    QWidget& m_window;
    ImportTask m_import;
    BackgroundJob m_job;
    Job m_jobKind = Job::Export;
    std::unique_ptr<SampleData> m_sample; // while it is being imported
    ImportSummary m_last;
    QPointer<MergeDialog> m_merge; // while it is open
};

} // namespace cotejo
