#pragma once

#include "ui/session/month_work.h"

#include <QObject>

#include <memory>

class QWidget;

namespace cotejo
{

class ReviewSession;
class StatusRow;

// The reports that are written for people: of the case on the screen, and of a month with pictures. HTML or
// PDF by the name's end; each is an event. Says in the status row what came of it.
class ReportActs : public QObject
{
    Q_OBJECT
public:
    ReportActs(ReviewSession& session, StatusRow& status, QWidget& window);

    void askForCase();                                          // Ctrl+P
    void askForMonth();                                         // of the menu
    void writeMonth(const QString& month, const QString& path); // "2026-05"; off the window's thread
    [[nodiscard]] BackgroundJob& job() { return m_job; }

private:
    void writeCase(const QString& path);
    void finishMonth(const JobResult& result);
    void say(const Result<std::string>& written, const QString& filter, const QString& path,
             std::int64_t rows);

    ReviewSession& m_session;
    StatusRow& m_status;
    QWidget& m_window;
    BackgroundJob m_job;
    std::shared_ptr<MonthFigures> m_figures;
    QString m_path;
};

} // namespace cotejo
