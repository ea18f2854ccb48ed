#include "ui/models/finding_model.h"

#include "ui/models/answer_marks.h"
#include "ui/models/verdict_text.h"
#include "ui/models/warning_words.h"
#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/answer_sentences.h"

namespace cotejo
{
namespace
{
bool asksReview(Discrepancy discrepancy)
{
    return discrepancy == Discrepancy::safety_hidden || discrepancy == Discrepancy::passed_flag ||
           discrepancy == Discrepancy::composite;
}
} // namespace

FindingModel::FindingModel(QObject* parent) : QAbstractListModel(parent) {}

void FindingModel::setAnswer(const std::optional<AnswerCase>& answer)
{
    beginResetModel();
    m_rows.clear();
    if (answer) {
        for (const Discrepancy discrepancy : answer->check.discrepancies)
            m_rows.push_back(
                {VerdictText::discrepancy(discrepancy, answer->check), QString(), asksReview(discrepancy)});
        if (answer->check.uncitedEvidence)
            m_rows.push_back({AnswerSentences::uncited(), QString(), false});
        for (std::size_t i = 0; i < answer->check.warnings.size(); ++i) {
            const Warning& warning = answer->check.warnings[i];
            const bool placed = warning.span.start < warning.span.end;
            m_rows.push_back({WarningWords::sentence(warning),
                              placed ? AnswerMarks::findingId(static_cast<int>(i)) : QString(), false});
        }
    }
    endResetModel();
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& found = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return found.sentence;
    case Qt::AccessibleTextRole:
        return found.asksReview ? tr("Asks for review: %1").arg(found.sentence) : found.sentence;
    case Qt::DecorationRole:
        return icon(QStringLiteral("finding"), Appearance::type().scaled(space::kIcon),
                    found.asksReview ? Appearance::theme().tone(Tone::query).fg
                                     : Appearance::theme().tokens().muted);
    default:
        return {};
    }
}

int FindingModel::rowOfMark(const QString& markId) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (row(i).markId == markId)
            return i;
    }
    return -1;
}

} // namespace cotejo
