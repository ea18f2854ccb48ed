#include "ui/models/finding_model.h"

#include "ui/models/answer_marks.h"
#include "ui/models/answer_matters.h"
#include "ui/models/rule_words.h"
#include "ui/models/verdict_text.h"
#include "ui/models/warning_words.h"
#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/answer_sentences.h"

#include <algorithm>

namespace cotejo
{
namespace
{
bool asksReview(Discrepancy discrepancy)
{
    return discrepancy == Discrepancy::safety_hidden || discrepancy == Discrepancy::passed_flag ||
           discrepancy == Discrepancy::composite;
}

FindingModel::Row placed(const QString& sentence, int number)
{
    FindingModel::Row row;
    row.sentence = sentence;
    row.number = number;
    row.markId = number > 0 ? AnswerMarks::findingId(number) : QString();
    return row;
}
} // namespace

FindingModel::FindingModel(QObject* parent) : QAbstractListModel(parent) {}

void FindingModel::setAnswer(const std::optional<AnswerCase>& answer, const std::vector<CrossNotice>& cross,
                             const FieldLabel& label)
{
    beginResetModel();
    m_rows.clear();
    if (answer) {
        addRules(answer->check, cross);
        addRecord(answer->check, cross);
        const std::vector<AnswerMatter> matters = answerMatters(answer->check, cross);
        std::vector<Row> rows;
        for (std::size_t i = 0; i < cross.size(); ++i) {
            const QString name = label ? label(cross[i].field) : QString::fromStdString(cross[i].field);
            rows.push_back(placed(CrossWords::sentence(cross[i], name),
                                  numberOf(matters, AnswerMatter::Kind::Cross, i)));
            rows.back().field = QString::fromStdString(cross[i].field);
        }
        add(tr("Answer beside the note"), std::move(rows));
    }
    endResetModel();
}

void FindingModel::addRules(const TurnCheck& check, const std::vector<CrossNotice>& cross)
{
    if (!check.rules)
        return;
    const std::vector<AnswerMatter> matters = answerMatters(check, cross);
    for (const RuleSeverity severity : {RuleSeverity::critical, RuleSeverity::major, RuleSeverity::minor}) {
        std::vector<Row> rows;
        for (std::size_t i = 0; i < check.rules->findings.size(); ++i) {
            const RuleFinding& finding = check.rules->findings[i];
            if (finding.severity != severity)
                continue;
            rows.push_back(
                placed(RuleWords::finding(finding), numberOf(matters, AnswerMatter::Kind::Rule, i)));
            rows.back().asksReview = severity != RuleSeverity::minor && !finding.provisional;
        }
        add(tr("Rules: %1").arg(RuleWords::severity(severity)), std::move(rows));
    }
}

void FindingModel::addRecord(const TurnCheck& check, const std::vector<CrossNotice>& cross)
{
    std::vector<Row> record;
    for (const Discrepancy discrepancy : check.discrepancies) {
        record.push_back(placed(VerdictText::discrepancy(discrepancy, check), 0));
        record.back().asksReview = asksReview(discrepancy);
    }
    if (check.uncitedEvidence)
        record.push_back(placed(AnswerSentences::uncited(), 0));
    add(tr("The record"), std::move(record));
    const std::vector<AnswerMatter> matters = answerMatters(check, cross);
    std::vector<Row> remarks;
    for (std::size_t i = 0; i < check.warnings.size(); ++i)
        remarks.push_back(placed(WarningWords::sentence(check.warnings[i]),
                                 numberOf(matters, AnswerMatter::Kind::Remark, i)));
    add(tr("Remarks on the text"), std::move(remarks));
}

void FindingModel::add(const QString& heading, std::vector<Row> rows)
{
    if (rows.empty())
        return;
    Row head;
    head.heading = true;
    head.sentence = QStringLiteral("%1 (%2)").arg(heading).arg(rows.size());
    m_rows.push_back(head);
    std::move(rows.begin(), rows.end(), std::back_inserter(m_rows));
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingModel::findings() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return !row.heading; }));
}

Qt::ItemFlags FindingModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return row(index.row()).heading ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& found = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return found.number > 0 ? QStringLiteral("%1 · %2").arg(found.number).arg(found.sentence)
                                : found.sentence;
    case Qt::AccessibleTextRole:
        return found.asksReview ? tr("Asks for review: %1").arg(found.sentence) : found.sentence;
    case Qt::FontRole:
        return found.heading ? QVariant(Appearance::type().font(TextRole::bodyStrong)) : QVariant();
    case Qt::DecorationRole:
        if (found.heading)
            return {};
        return icon(found.field.isEmpty() ? QStringLiteral("finding") : QStringLiteral("query"),
                    Appearance::type().scaled(space::kIcon),
                    found.asksReview || !found.field.isEmpty() ? Appearance::theme().tone(Tone::query).fg
                                                               : Appearance::theme().tokens().muted);
    default:
        return {};
    }
}

int FindingModel::rowOfMark(const QString& markId) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (!markId.isEmpty() && row(i).markId == markId)
            return i;
    }
    return -1;
}

} // namespace cotejo
