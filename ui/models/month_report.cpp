#include "ui/models/month_report.h"

#include "engine/completeness/form.h"
#include "engine/domain/codes.h"
#include "ui/models/escalation_model.h"
#include "ui/models/field_text.h"
#include "ui/models/reason_label.h"
#include "ui/models/registry_tally.h"
#include "ui/models/report_picture.h"
#include "ui/theme/language.h"
#include "ui/widgets/act_words.h"
#include "ui/widgets/share_words.h"

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr DecisionKind kDecisionOrder[] = {DecisionKind::approve,      DecisionKind::approve_with_correction,
                                           DecisionKind::reject,       DecisionKind::escalate,
                                           DecisionKind::cannot_judge, DecisionKind::postpone};

std::string monthCount(std::int64_t count)
{
    return QString::number(count).toStdString();
}

CompletenessShares sumOf(const RegistryTally::Row& row)
{
    CompletenessShares sum;
    for (const CompletenessShares& cell : row.cells) {
        sum.complete += cell.complete;
        sum.toClarify += cell.toClarify;
        sum.unknown += cell.unknown;
        sum.absent += cell.absent;
        sum.notApplicable += cell.notApplicable;
    }
    return sum;
}
} // namespace

HtmlPage MonthReport::page(const MonthFigures& figures, const Form& form, const QString& reviewer,
                           const QDateTime& now)
{
    HtmlPage page;
    page.language = Language::current() == QLatin1String("es") ? "es-MX" : "en";
    page.title = tr("Report of the month: %1")
                     .arg(FieldText::date(QString::fromStdString(figures.month)))
                     .toStdString();
    page.remarks = {tr("Printed by %1, %2.")
                        .arg(reviewer, FieldText::date(now.date().toString(Qt::ISODate)) +
                                           now.toString(QStringLiteral(", HH:mm t")))
                        .toStdString(),
                    tr("Decisions and completeness are two matters and share no number. Neither shows that a "
                       "recommendation is clinically correct or that a note is true.")
                        .toStdString()};
    addDecisions(page, figures);
    addReasons(page, figures);
    addEscalations(page, figures);
    addCompleteness(page, figures, form);
    return page;
}

void MonthReport::addDecisions(HtmlPage& page, const MonthFigures& figures)
{
    HtmlSection section{tr("Decisions").toStdString(), {}, {}};
    if (figures.made == 0) {
        section.paragraphs.push_back(tr("No decision was made in this month.").toStdString());
        page.sections.push_back(std::move(section));
        return;
    }
    const QString counts =
        tr("%n decision(s)", nullptr, static_cast<int>(figures.made)) + QStringLiteral(", ") +
        tr("about %n item(s)", nullptr, static_cast<int>(figures.items)) + QStringLiteral(", ") +
        tr("%n undone", nullptr, static_cast<int>(figures.undone)) + QLatin1Char('.');
    section.paragraphs.push_back(counts.toStdString());
    section.table.head = {tr("Decision").toStdString(), tr("Answers").toStdString(),
                          tr("Notes").toStdString()};
    std::vector<ReportBar> bars;
    for (const DecisionKind kind : kDecisionOrder) {
        const auto found = figures.decisions.find(std::string(codeOf(kind)));
        const MonthFigures::Decided decided =
            found == figures.decisions.end() ? MonthFigures::Decided() : found->second;
        section.table.rows.push_back(
            {decisionWord(kind).toStdString(), monthCount(decided.answers), monthCount(decided.notes)});
        const std::int64_t both = decided.answers + decided.notes;
        bars.push_back({decisionWord(kind), static_cast<double>(both) / static_cast<double>(figures.made),
                        tr("%1 of %2").arg(both).arg(figures.made)});
    }
    section.pictures.push_back(
        reportPicture(bars, tr("Bars: decisions of each kind; the figures are in the table.")));
    page.sections.push_back(std::move(section));
}

void MonthReport::addReasons(HtmlPage& page, const MonthFigures& figures)
{
    if (figures.reasons.empty())
        return;
    HtmlSection section{tr("Reasons given").toStdString(), {}, {}};
    section.table.head = {tr("Reason").toStdString(), tr("Times").toStdString()};
    std::vector<std::pair<std::string, std::int64_t>> reasons(figures.reasons.begin(), figures.reasons.end());
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    for (const auto& [code, times] : reasons)
        section.table.rows.push_back({reasonLabel(code).toStdString(), monthCount(times)});
    page.sections.push_back(std::move(section));
}

void MonthReport::addEscalations(HtmlPage& page, const MonthFigures& figures)
{
    HtmlSection section{tr("Escalations of this month, as they stand now").toStdString(), {}, {}};
    section.table.head = {tr("State").toStdString(), tr("Escalations").toStdString()};
    for (const auto& [state, count] : figures.escalations)
        section.table.rows.push_back({EscalationModel::stateWord(state).toStdString(), monthCount(count)});
    if (section.table.rows.empty())
        section.paragraphs.push_back(tr("None.").toStdString());
    page.sections.push_back(std::move(section));
}

void MonthReport::addCompleteness(HtmlPage& page, const MonthFigures& figures, const Form& form)
{
    HtmlSection section{tr("Completeness of the notes of this month").toStdString(), {}, {}};
    if (figures.notes.empty()) {
        section.paragraphs.push_back(tr("No data: no note of this month.").toStdString());
    } else {
        section.table.head = {tr("Centre").toStdString(), tr("Notes").toStdString(),
                              tr("Complete of asked").toStdString()};
        std::vector<ReportBar> bars;
        const RegistryTally tally(figures.notes, form, RegistryGrouping::Centre, {});
        for (const RegistryTally::Row& row : tally.rows()) {
            const CompletenessShares sum = sumOf(row);
            const QString name = row.total         ? tr("All notes")
                                 : row.key.empty() ? tr("Centre not known")
                                                   : QString::fromStdString(row.key);
            section.table.rows.push_back({name.toStdString(),
                                          monthCount(static_cast<std::int64_t>(row.notes.size())),
                                          ShareWords::whole(sum).toStdString()});
            const double share = sum.asked() == 0 ? 0 : static_cast<double>(sum.complete) / sum.asked();
            bars.push_back({name, share, ShareWords::counted(sum)});
        }
        section.pictures.push_back(reportPicture(
            bars, tr("Bars: complete fields of those asked, by centre; the figures are in the table.")));
    }
    if (figures.undatedNotes > 0)
        section.paragraphs.push_back(
            tr("%n note(s) without a date are in no month.", nullptr, static_cast<int>(figures.undatedNotes))
                .toStdString());
    page.sections.push_back(std::move(section));
}

} // namespace cotejo
