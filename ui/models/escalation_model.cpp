#include "ui/models/escalation_model.h"

#include "ui/models/field_text.h"
#include "ui/models/moment_text.h"
#include "ui/session/escalation_plan.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/widgets/act_words.h"

#include <algorithm>

namespace cotejo
{
namespace
{
QDateTime localTime(const Instant& at)
{
    return QDateTime::fromMSecsSinceEpoch(at.epochMs);
}

QString momentWords(const QDateTime& at, const QDateTime& now)
{
    const QString time = at.toString(QStringLiteral("HH:mm"));
    if (at.date() == now.date())
        return time;
    return FieldText::date(at.date().toString(Qt::ISODate)) + QStringLiteral(", ") + time;
}
} // namespace

EscalationModel::EscalationModel(ReviewSession& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_question(session)
{
    connect(&session, &ReviewSession::storeChanged, this, &EscalationModel::reload);
    connect(&session, &ReviewSession::documentsChanged, this, &EscalationModel::reload);
    connect(&session, &ReviewSession::decisionsChanged, this, &EscalationModel::reload);
    connect(&session, &ReviewSession::reviewerChanged, this, &EscalationModel::reload);
    reload();
}

QDateTime EscalationModel::now() const
{
    return localTime(m_session.clock().now());
}

int EscalationModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_records.size());
}

int EscalationModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnTotal);
}

void EscalationModel::reload()
{
    if (m_session.store() == nullptr)
        take(std::vector<EscalationRecord>());
    m_question.ask([this, viewer = m_session.reviewer().toStdString()](ReadHandle& handle) {
        const Result<std::vector<EscalationRecord>> records = escalationsOf(handle, viewer);
        return StoreQuestion::Answer([this, records] { take(records); });
    });
}

void EscalationModel::take(Result<std::vector<EscalationRecord>> records)
{
    if (!records)
        m_session.announceProblem(records.error());
    beginResetModel();
    m_records = std::move(records).value_or(std::vector<EscalationRecord>());
    endResetModel();
    Q_EMIT counted(waiting());
}

const EscalationRecord* EscalationModel::record(int row) const
{
    return row >= 0 && row < rowCount() ? &m_records[static_cast<std::size_t>(row)] : nullptr;
}

int EscalationModel::rowOf(const std::string& decision) const
{
    const auto found =
        std::find_if(m_records.begin(), m_records.end(),
                     [&decision](const EscalationRecord& record) { return record.decision == decision; });
    return found == m_records.end() ? -1 : static_cast<int>(found - m_records.begin());
}

int EscalationModel::waiting() const
{
    return static_cast<int>(std::count_if(m_records.begin(), m_records.end(),
                                          [](const EscalationRecord& record) { return record.waits(); }));
}

QString EscalationModel::stateWord(const std::string& state)
{
    if (state == "open")
        return tr("Open");
    if (state == "acknowledged")
        return tr("Acknowledged");
    if (state == "answered")
        return tr("Answered");
    if (state == "closed")
        return tr("Closed");
    return state == "undone" ? tr("Undone") : tr("Superseded");
}

QString EscalationModel::due(const EscalationRecord& record) const
{
    if (!record.waits())
        return {};
    const QDateTime since = localTime(record.at);
    const QDateTime due = EscalationPlan::builtIn().dueAt(record.to.urgency, since);
    if (due == since)
        return tr("at once");
    const QString moment = momentWords(due, now());
    return due < now() ? tr("overdue since %1").arg(moment) : moment;
}

QVariant EscalationModel::data(const QModelIndex& index, int role) const
{
    const EscalationRecord* found = index.isValid() ? record(index.row()) : nullptr;
    if (found == nullptr || role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case ItemColumn:
        return QString::fromStdString(found->item);
    case StateColumn:
        return stateWord(found->state);
    case LevelColumn:
        return levelWord(found->to.level);
    case UrgencyColumn:
        return urgencyWord(found->to.urgency);
    case ToColumn:
        return QString::fromStdString(found->to.to);
    case DueColumn:
        return due(*found);
    case AgeColumn:
        return MomentText::ago(localTime(found->at), now());
    case ByColumn:
        return QString::fromStdString(found->by);
    default:
        return {};
    }
}

QVariant EscalationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[ColumnTotal] = {tr("Item"), tr("State"),     tr("Level"),     tr("Urgency"),
                                        tr("For"),  tr("Answer by"), tr("Handed on"), tr("By")};
    return section >= 0 && section < ColumnTotal ? QVariant(names[section]) : QVariant();
}

QString EscalationModel::story(const EscalationRecord& record) const
{
    QStringList lines{tr("%1, %2: handed on to %3.")
                          .arg(momentWords(localTime(record.at), now()), QString::fromStdString(record.by),
                               QString::fromStdString(record.to.to))};
    for (const EscalationStepRecord& step : record.steps) {
        const QString text = QString::fromStdString(step.text);
        lines.append(tr("%1, %2: %3%4")
                         .arg(momentWords(localTime(step.at), now()), QString::fromStdString(step.actor),
                              stateWord(std::string(codeOfStep(step.step))),
                              text.isEmpty() ? QStringLiteral(".") : QStringLiteral(". ") + text));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace cotejo
