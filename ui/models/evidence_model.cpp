#include "ui/models/evidence_model.h"

#include "ui/models/answer_marks.h"
#include "ui/models/verdict_text.h"
#include "ui/theme/appearance.h"
#include "ui/theme/icon_art.h"
#include "ui/theme/space.h"
#include "ui/widgets/status_words.h"

#include <QHash>

#include <algorithm>

namespace cotejo
{
namespace
{
QString textOf(const std::optional<std::string>& text)
{
    return QString::fromStdString(text.value_or(std::string()));
}
} // namespace

EvidenceModel::EvidenceModel(QObject* parent) : QAbstractTableModel(parent) {}

void EvidenceModel::setAnswer(const std::optional<AnswerCase>& answer)
{
    beginResetModel();
    m_rows.clear();
    m_retrieved = 0;
    m_listKnown = true;
    if (answer) {
        addListed(*answer);
        addCited(*answer);
    }
    endResetModel();
}

void EvidenceModel::addListed(const AnswerCase& answer)
{
    const auto& retrieved = answer.record().retrieved;
    m_listKnown = retrieved.has_value();
    if (!retrieved)
        return;
    for (const RetrievedItem& item : *retrieved) {
        Row row;
        row.pmid = textOf(item.pmid);
        row.key = row.pmid;
        row.title = textOf(item.title);
        row.year = item.year ? QString::number(*item.year) : QString();
        row.doi = textOf(item.doi);
        row.excerpt = item.excerpt.value_or(std::string());
        row.sentence = tr("Retrieved in this turn and not cited in the answer.");
        m_rows.push_back(std::move(row));
    }
    m_retrieved = static_cast<int>(m_rows.size());
}

void EvidenceModel::addCited(const AnswerCase& answer)
{
    QHash<QString, std::size_t> known;
    for (std::size_t i = m_rows.size(); i-- > 0;)
        known.insert(m_rows[i].key, i);
    for (std::size_t i = 0; i < answer.check.citations.size(); ++i) {
        const Citation& citation = answer.check.citations[i];
        if (!citation.status)
            continue;
        const QString pmid = textOf(citation.pmid);
        const QString key = pmid.isEmpty() ? AnswerMarks::citationId(static_cast<int>(i)) : pmid;
        if (!known.contains(key)) {
            Row row;
            row.key = key;
            row.pmid = pmid;
            row.title = pmid.isEmpty() ? QString::fromStdString(citation.quote) : QString();
            known.insert(key, m_rows.size());
            m_rows.push_back(std::move(row));
        }
        Row* found = &m_rows[known.value(key)];
        found->status = citation.status;
        found->citations.push_back(static_cast<int>(i));
        found->sentence = VerdictText::citation(citation, answer.transcript);
    }
}

int EvidenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EvidenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnTotal);
}

QString EvidenceModel::statusWord(const Row& row) const
{
    return row.status ? wordOf(*row.status).word : tr("Not cited");
}

QVariant EvidenceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& found = row(index.row());
    if (role == Qt::ToolTipRole)
        return found.sentence;
    if (index.column() == StatusColumn && role == Qt::DecorationRole && found.status) {
        const StatusWord status = wordOf(*found.status);
        return icon(status.icon, Appearance::type().scaled(space::kIcon),
                    Appearance::theme().tone(toneOf(*found.status)).fg);
    }
    if (role == Qt::ForegroundRole && index.column() == StatusColumn && found.status)
        return Appearance::theme().tone(toneOf(*found.status)).fg;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case StatusColumn:
        return statusWord(found);
    case PmidColumn:
        return found.pmid;
    case TitleColumn:
        return found.title;
    case YearColumn:
        return found.year;
    case CitedColumn:
        return found.citations.empty() ? QString()
                                       : tr("%n place(s)", nullptr, static_cast<int>(found.citations.size()));
    default:
        return {};
    }
}

QVariant EvidenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case StatusColumn:
        return tr("Status");
    case PmidColumn:
        return QStringLiteral("PMID");
    case TitleColumn:
        return tr("Title");
    case YearColumn:
        return tr("Year");
    case CitedColumn:
        return tr("Cited");
    default:
        return {};
    }
}

int EvidenceModel::rowOfCitation(int citation) const
{
    for (int i = 0; i < rowCount(); ++i) {
        const std::vector<int>& citations = row(i).citations;
        if (std::find(citations.begin(), citations.end(), citation) != citations.end())
            return i;
    }
    return -1;
}

} // namespace cotejo
