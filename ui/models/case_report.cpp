#include "ui/models/case_report.h"

#include "engine/completeness/form.h"
#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_masking.h"
#include "ui/models/escalation_model.h"
#include "ui/models/field_groups.h"
#include "ui/models/field_text.h"
#include "ui/models/orvs_blocks.h"
#include "ui/models/reason_label.h"
#include "ui/models/verdict_text.h"
#include "ui/models/warning_words.h"
#include "ui/session/case_engines.h"
#include "ui/theme/language.h"
#include "ui/widgets/act_words.h"
#include "ui/widgets/status_words.h"

namespace cotejo
{
namespace
{
std::string masked(const std::string& text)
{
    return MaskedText(text, findIdentifiers(text)).text();
}

bool spanish()
{
    return Language::current() == QLatin1String("es");
}

QString momentOf(const QDateTime& at)
{
    return FieldText::date(at.date().toString(Qt::ISODate)) + at.toString(QStringLiteral(", HH:mm t"));
}

QString scoreOf(const std::optional<Decimal>& value)
{
    return value ? FieldText::number(*value) : QStringLiteral("–");
}
} // namespace

HtmlPage CaseReport::page(const ReviewItem& item, const CaseEngines& engines, const QString& reviewer,
                          const QDateTime& now)
{
    HtmlPage page;
    page.language = spanish() ? "es-MX" : "en";
    page.title = tr("Case report: %1").arg(item.title()).toStdString();
    page.remarks = {tr("Item %1. Printed by %2, %3.").arg(item.item, reviewer, momentOf(now)).toStdString(),
                    tr("Personal data are masked. The verdict says what an automatic evaluation gave; it "
                       "does not show that a recommendation is clinically correct. People decide.")
                        .toStdString()};
    if (item.answer)
        addAnswer(page, *item.answer, engines);
    if (item.note)
        addNote(page, *item.note, engines);
    addDecisions(page, item);
    return page;
}

void CaseReport::addAnswer(HtmlPage& page, const AnswerCase& answer, const CaseEngines& engines)
{
    page.sections.push_back({tr("Question").toStdString(), {masked(answer.record().query)}, {}});
    page.sections.push_back({tr("Answer as shown").toStdString(), {masked(answer.record().answer)}, {}});
    HtmlSection verdict{
        tr("Verdict").toStdString(),
        {wordOf(answer.check.verdict).word.toStdString(), VerdictText::sentence(answer).toStdString()},
        {}};
    for (const Discrepancy discrepancy : answer.check.discrepancies)
        verdict.paragraphs.push_back(VerdictText::discrepancy(discrepancy, answer.check).toStdString());
    for (const Warning& warning : answer.check.warnings)
        verdict.paragraphs.push_back(WarningWords::sentence(warning).toStdString());
    for (const OrvsBlock& block : OrvsBlocks::of(answer, *engines.contracts, spanish())) {
        if (!block.decisive)
            continue;
        verdict.paragraphs.push_back(OrvsBlocks::line(block).toStdString());
        verdict.table.head = {tr("Dimension").toStdString(), tr("Score").toStdString()};
        for (const OrvsChart::Dimension& dimension : block.chart.dimensions)
            verdict.table.rows.push_back(
                {dimension.label.toStdString(), scoreOf(dimension.value).toStdString()});
    }
    page.sections.push_back(std::move(verdict));
    addCitations(page, answer);
}

void CaseReport::addCitations(HtmlPage& page, const AnswerCase& answer)
{
    HtmlSection section{tr("Citations").toStdString(), {}, {}};
    section.table.head = {tr("As cited").toStdString(), tr("Status").toStdString(),
                          tr("In words").toStdString()};
    for (const Citation& citation : answer.check.citations)
        section.table.rows.push_back(
            {citation.quote,
             (citation.status ? wordOf(*citation.status).word : kindWord(citation.kind)).toStdString(),
             VerdictText::citation(citation, answer.transcript).toStdString()});
    if (section.table.rows.empty())
        section.paragraphs.push_back(tr("None.").toStdString());
    page.sections.push_back(std::move(section));
}

void CaseReport::addNote(HtmlPage& page, const NoteCase& note, const CaseEngines& engines)
{
    HtmlSection section{tr("Note %1").arg(QString::fromStdString(note.note.id)).toStdString(), {}, {}};
    section.table.head = {tr("Field").toStdString(), tr("Status").toStdString(), tr("Value").toStdString(),
                          tr("Sentence of the note").toStdString()};
    int asked = 0;
    int complete = 0;
    for (const FieldGroup& group : groupFields(note.evaluation, *engines.form, spanish())) {
        asked += group.asked;
        complete += group.complete;
        for (const FieldLine& line : group.lines) {
            const FieldFinding& field = note.evaluation.fields[line.index];
            if (!field.asked())
                continue;
            QString status = wordOf(field.detail).word;
            if (!field.queries.empty())
                status += QStringLiteral(" · ") + queryWord().word;
            const std::string quote = field.evidence.empty() ? std::string() : field.evidence.front().quote;
            section.table.rows.push_back({line.label.toStdString(), status.toStdString(),
                                          FieldText::value(field, line.form, spanish()).toStdString(),
                                          masked(quote)});
        }
    }
    section.paragraphs.push_back(
        tr("%1 of %2 asked fields are complete.").arg(complete).arg(asked).toStdString());
    page.sections.push_back(std::move(section));
}

void CaseReport::addDecisions(HtmlPage& page, const ReviewItem& item)
{
    HtmlSection section{tr("Decisions").toStdString(), {}, {}};
    section.table.head = {tr("When").toStdString(), tr("Who").toStdString(), tr("Decision").toStdString(),
                          tr("Reasons").toStdString(), tr("Comment").toStdString()};
    for (const PastDecision& past : item.history) {
        QStringList reasons;
        for (const std::string& code : past.decision.reasons)
            reasons.append(reasonLabel(code));
        QString done = decisionDone(past.decision.kind);
        if (past.undone)
            done += QStringLiteral(" · ") + tr("undone");
        section.table.rows.push_back({momentOf(past.at).toStdString(), past.decision.by, done.toStdString(),
                                      reasons.join(QStringLiteral("; ")).toStdString(),
                                      masked(past.decision.comment)});
    }
    if (section.table.rows.empty())
        section.paragraphs.push_back(tr("None yet.").toStdString());
    for (const EscalationRecord& escalation : item.escalations) {
        for (const EscalationStepRecord& step : escalation.steps)
            section.paragraphs.push_back(
                tr("%1, %2: %3 %4")
                    .arg(momentOf(QDateTime::fromMSecsSinceEpoch(step.at.epochMs)),
                         QString::fromStdString(step.actor),
                         EscalationModel::stateWord(std::string(codeOfStep(step.step))),
                         QString::fromStdString(masked(step.text)))
                    .toStdString());
    }
    page.sections.push_back(std::move(section));
}

} // namespace cotejo
