#pragma once

#include "engine/pipeline/month_figures.h"
#include "engine/report/html_page.h"

#include <QCoreApplication>
#include <QDateTime>

namespace cotejo
{

struct Form;

// The report of one month in the window's language, with pictures: decisions, reasons, escalations; then,
// apart, how complete the notes of the month are, by centre. No text of a patient is in it. What is not there
// is said.
class MonthReport
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::MonthReport)
public:
    [[nodiscard]] static HtmlPage page(const MonthFigures& figures, const Form& form, const QString& reviewer,
                                       const QDateTime& now);

private:
    static void addDecisions(HtmlPage& page, const MonthFigures& figures);
    static void addReasons(HtmlPage& page, const MonthFigures& figures);
    static void addEscalations(HtmlPage& page, const MonthFigures& figures);
    static void addCompleteness(HtmlPage& page, const MonthFigures& figures, const Form& form);
};

} // namespace cotejo
