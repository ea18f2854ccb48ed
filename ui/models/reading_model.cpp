#include "ui/models/reading_model.h"

#include "ui/models/field_text.h"
#include "ui/models/reason_label.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/widgets/act_words.h"

#include <QDateTime>

#include <algorithm>

namespace cotejo
{
namespace
{
QString shortOf(const DecisionRecord& reading)
{
    return QString::fromStdString(reading.decision.by) + QStringLiteral(": ") +
           decisionDone(reading.decision.kind);
}
} // namespace

ReadingModel::ReadingModel(ReviewSession& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_question(session)
{
    connect(&session, &ReviewSession::storeChanged, this, &ReadingModel::reload);
    connect(&session, &ReviewSession::decisionsChanged, this, &ReadingModel::reload);
    connect(&session, &ReviewSession::documentsChanged, this, &ReadingModel::reload);
    connect(&session, &ReviewSession::reviewerChanged, this, &ReadingModel::reload);
    reload();
}

int ReadingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

int ReadingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnTotal);
}

void ReadingModel::reload()
{
    if (m_session.store() == nullptr)
        take(std::vector<ReadingPair>(), 0);
    m_question.ask([this, viewer = m_session.reviewer().toStdString()](ReadHandle& handle) {
        const Result<std::vector<ReadingPair>> pairs = readPairs(handle);
        const auto due = static_cast<int>(readingsDueTo(handle, viewer).value_or(0));
        return StoreQuestion::Answer([this, pairs, due] { take(pairs, due); });
    });
}

void ReadingModel::take(Result<std::vector<ReadingPair>> pairs, int due)
{
    if (!pairs)
        m_session.announceProblem(pairs.error());
    beginResetModel();
    m_pairs = std::move(pairs).value_or(std::vector<ReadingPair>());
    m_due = due;
    std::stable_partition(m_pairs.begin(), m_pairs.end(),
                          [](const ReadingPair& pair) { return pair.awaitsRuling(); });
    endResetModel();
    Q_EMIT counted(m_due + awaitRuling());
}

const ReadingPair* ReadingModel::pair(int row) const
{
    return row >= 0 && row < rowCount() ? &m_pairs[static_cast<std::size_t>(row)] : nullptr;
}

int ReadingModel::rowOf(const std::string& first) const
{
    const auto found = std::find_if(m_pairs.begin(), m_pairs.end(),
                                    [&first](const ReadingPair& pair) { return pair.first.event == first; });
    return found == m_pairs.end() ? -1 : static_cast<int>(found - m_pairs.begin());
}

int ReadingModel::awaitRuling() const
{
    return static_cast<int>(std::count_if(m_pairs.begin(), m_pairs.end(),
                                          [](const ReadingPair& pair) { return pair.awaitsRuling(); }));
}

QString ReadingModel::stateWord(const ReadingPair& pair)
{
    if (pair.ruling)
        return tr("Ruled");
    return pair.agrees() ? tr("Same decision") : tr("Different: awaits a ruling");
}

QString ReadingModel::whyWord(const std::string& why)
{
    if (why == "escalation")
        return tr("handed on");
    if (why == "safety")
        return tr("safety finding");
    return why == "share" ? tr("by lot") : tr("asked for");
}

QString ReadingModel::told(const DecisionRecord& reading)
{
    const ReviewDecision& decision = reading.decision;
    // As the clock stood where it was done.
    const QDateTime at =
        QDateTime::fromMSecsSinceEpoch(reading.at.epochMs, Qt::OffsetFromUTC, reading.at.offsetMinutes * 60);
    QStringList lines{shortOf(reading), FieldText::date(at.date().toString(Qt::ISODate)) +
                                            at.toString(QStringLiteral(", HH:mm"))};
    for (const std::string& code : decision.reasons)
        lines.append(QStringLiteral("· ") + reasonLabel(code));
    if (decision.escalation)
        lines.append(levelWord(decision.escalation->level) + QStringLiteral(" · ") +
                     urgencyWord(decision.escalation->urgency) + QStringLiteral(" · ") +
                     QString::fromStdString(decision.escalation->to));
    if (!decision.comment.empty())
        lines.append(tr("“%1”").arg(QString::fromStdString(decision.comment)));
    return lines.join(QLatin1Char('\n'));
}

QVariant ReadingModel::data(const QModelIndex& index, int role) const
{
    const ReadingPair* found = index.isValid() ? pair(index.row()) : nullptr;
    if (found == nullptr || role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case ItemColumn:
        return QString::fromStdString(found->first.decision.item);
    case StateColumn:
        return stateWord(*found);
    case FirstColumn:
        return shortOf(found->first);
    case SecondColumn:
        return shortOf(*found->second);
    case RulingColumn:
        return found->ruling ? shortOf(*found->ruling) : QString();
    case WhyColumn:
        return whyWord(found->why);
    default:
        return {};
    }
}

QVariant ReadingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[ColumnTotal] = {tr("Item"),           tr("State"),  tr("First reading"),
                                        tr("Second reading"), tr("Ruling"), tr("Why twice")};
    return section >= 0 && section < ColumnTotal ? QVariant(names[section]) : QVariant();
}

} // namespace cotejo
