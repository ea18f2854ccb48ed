#include "ui/views/report_acts.h"

#include "ui/dialogs/month_dialog.h"
#include "ui/dialogs/one_line_dialog.h"
#include "ui/models/case_report.h"
#include "ui/models/error_text.h"
#include "ui/models/month_report.h"
#include "ui/session/month_work.h"
#include "ui/session/open_store.h"
#include "ui/session/report_printer.h"
#include "ui/session/review_session.h"
#include "ui/views/status_row.h"

#include <QFileInfo>

namespace cotejo
{

ReportActs::ReportActs(ReviewSession& session, StatusRow& status, QWidget& window)
    : QObject(&window), m_session(session), m_status(status), m_window(window)
{
    connect(&m_job, &BackgroundJob::finished, this, &ReportActs::finishMonth);
    connect(&status, &StatusRow::cancelWanted, &m_job, &BackgroundJob::cancel);
}

void ReportActs::askForCase()
{
    const ReviewItemPtr& item = m_session.current();
    if (!item) {
        m_status.warn(tr("No case is open."));
        return;
    }
    QString name = item->item;
    const QString folder = QFileInfo(m_session.storePath()).absolutePath();
    auto* dialog = new OneLineDialog(
        {tr("Report of the case"), tr("Personal data are masked. The name ends in .html or .pdf."),
         tr("&File"), tr("File"), tr("A file name is missing."), tr("Write")},
        folder + QLatin1Char('/') + name.replace(QLatin1Char('/'), QLatin1Char('-')) + QStringLiteral(".pdf"),
        &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { writeCase(dialog->line()); });
    dialog->open();
}

void ReportActs::askForMonth()
{
    if (m_session.store() == nullptr)
        return;
    const QDate today = QDateTime::fromMSecsSinceEpoch(m_session.clock().now().epochMs).date();
    auto* dialog = new MonthDialog(QFileInfo(m_session.storePath()).absolutePath(), today, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { writeMonth(dialog->month(), dialog->path()); });
    dialog->open();
}

void ReportActs::writeMonth(const QString& month, const QString& path)
{
    if (m_session.store() == nullptr)
        return;
    auto figures = std::make_shared<MonthFigures>();
    if (!m_job.start(monthWork(m_session.store()->file(), month, m_session.reviewer(), figures))) {
        m_status.warn(tr("Something else is running already."));
        return;
    }
    m_figures = std::move(figures);
    m_path = path;
    m_status.showProgress(tr("Counting the month."), -1);
}

void ReportActs::finishMonth(const JobResult& result)
{
    m_status.endProgress(QString(), false);
    if (result.cancelled) {
        m_status.say(tr("Report cancelled; no file was left."));
        return;
    }
    if (result.error) {
        m_status.warn(ErrorText::sentence(*result.error));
        return;
    }
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(m_session.clock().now().epochMs);
    const HtmlPage page = MonthReport::page(*m_figures, *m_session.engines().form, m_session.reviewer(), now);
    say(printReport(page, m_path), QStringLiteral("month=") + QString::fromStdString(m_figures->month),
        m_path, m_figures->made);
}

void ReportActs::writeCase(const QString& path)
{
    const ReviewItemPtr& item = m_session.current();
    if (!item)
        return;
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(m_session.clock().now().epochMs);
    say(printReport(CaseReport::page(*item, m_session.engines(), m_session.reviewer(), now), path),
        QStringLiteral("item=") + item->item, path, 1);
}

void ReportActs::say(const Result<std::string>& written, const QString& filter, const QString& path,
                     std::int64_t rows)
{
    Result<void> logged;
    if (written)
        logged = m_session.recordWritten(filter, path, *written, rows);
    if (!written)
        m_status.warn(ErrorText::sentence(written.error()));
    else if (!logged)
        m_status.warn(ErrorText::sentence(logged.error()));
    else
        m_status.say(tr("Report written to %1.").arg(path));
}

} // namespace cotejo
