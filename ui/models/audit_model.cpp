#include "ui/models/audit_model.h"

#include "engine/domain/codes.h"
#include "engine/domain/decision.h"
#include "engine/store/event_reader.h"
#include "engine/store/reading_list.h"
#include "ui/models/field_text.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/widgets/status_words.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

namespace cotejo
{
namespace
{
constexpr std::size_t kPage = 200;
constexpr std::int64_t kJumpMs = 1000; // below, clocks are merely being set right
constexpr std::int64_t kMinuteMs = 60'000;
constexpr int kShownHash = 12;
} // namespace

AuditModel::AuditModel(ReviewSession& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
}

int AuditModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

int AuditModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnTotal);
}

bool AuditModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && !m_complete;
}

void AuditModel::fetchMore(const QModelIndex& parent)
{
    if (canFetchMore(parent))
        readPage();
}

void AuditModel::reload()
{
    beginResetModel();
    m_events.clear();
    m_hidden.clear();
    m_older.reset();
    m_complete = m_session.store() == nullptr;
    m_events = nextPage();
    endResetModel();
}

void AuditModel::readPage()
{
    std::vector<Event> events = nextPage();
    if (events.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(events.size()) - 1);
    for (Event& event : events)
        m_events.push_back(std::move(event));
    endInsertRows();
}

std::vector<Event> AuditModel::nextPage()
{
    if (m_session.store() == nullptr || m_complete)
        return {};
    Result<EventPage> page = EventReader(m_session.store()->readHandle()).page(m_older, kPage);
    if (!page) {
        m_complete = true;
        m_session.announceProblem(page.error());
        return {};
    }
    const std::string viewer = m_session.reviewer().toStdString();
    for (const Event& event : page->events) {
        // What cannot be asked stays hidden.
        if (isHiddenFrom(m_session.store()->readHandle(), viewer, event.id).value_or(true))
            m_hidden.insert(event.id);
    }
    m_older = page->older;
    m_complete = !m_older.has_value();
    return std::move(page->events);
}

QString AuditModel::otherAct(const Event& event)
{
    if (event.kind == "reading.revealed")
        return tr("First reading shown");
    if (event.kind == "person.enrolled")
        return tr("Role given");
    if (event.kind == "escalation.acknowledged")
        return tr("Escalation acknowledged");
    if (event.kind == "escalation.answered")
        return tr("Escalation answered");
    if (event.kind == "escalation.closed")
        return tr("Escalation closed");
    if (event.kind == "answer.verified")
        return tr("Answer evaluated on demand");
    if (event.kind == "rubric.leaf_judged")
        return tr("Rubric criterion judged");
    if (event.kind == "rubric.leaf_switched")
        return tr("Rubric criterion switched");
    return tr("Other act (%1)").arg(QString::fromStdString(event.kind));
}

QString AuditModel::act(const Event& event) const
{
    if (m_hidden.count(event.id) > 0)
        return tr("Decision: hidden until the second reading");
    if (event.kind == "store.created")
        return tr("File made");
    if (event.kind == "document.imported")
        return tr("Imported");
    if (event.kind == "document.evaluated")
        return tr("Evaluated");
    if (event.kind == "decision.undone")
        return tr("Decision undone");
    if (event.kind == "decision.redone")
        return tr("Decision put back");
    if (event.kind == "identifiers.revealed")
        return tr("Personal data shown");
    if (event.kind == "export.made")
        return tr("Exported");
    if (event.kind == "decision.made" || event.kind == "decision.conflict" ||
        event.kind == "decision.second" || event.kind == "adjudication.ruled") {
        const QJsonObject payload =
            QJsonDocument::fromJson(QByteArray::fromStdString(event.payload)).object();
        const auto kind =
            fromCode<DecisionKind>(payload.value(QStringLiteral("decision")).toString().toStdString());
        const QString done = kind ? decisionDone(*kind) : QString();
        if (event.kind == "decision.made")
            return tr("Decision: %1").arg(done);
        if (event.kind == "decision.second")
            return tr("Second reading: %1").arg(done);
        if (event.kind == "adjudication.ruled")
            return tr("Ruling: %1").arg(done);
        return tr("Attempt that another decision came before: %1").arg(done);
    }
    return otherAct(event);
}

QString AuditModel::clockJump(int row) const
{
    const Event& found = event(row);
    for (std::size_t i = static_cast<std::size_t>(row) + 1; i < m_events.size(); ++i) {
        const Event& before = m_events[i];
        if (before.device != found.device || before.seq != found.seq - 1)
            continue;
        const std::int64_t back = before.at.epochMs - found.at.epochMs;
        if (back < kJumpMs)
            return {};
        const auto minutes = static_cast<int>(back / kMinuteMs);
        return minutes < 1 ? tr("the clock had been set back by less than a minute")
                           : tr("the clock had been set back by %n minute(s)", nullptr, minutes);
    }
    return {};
}

QVariant AuditModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Event& found = event(index.row());
    if (role == Qt::ToolTipRole && index.column() == HashColumn)
        return QString::fromStdString(found.hash);
    if (role == Qt::TextAlignmentRole && index.column() == NumberColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case NumberColumn:
        return QString::number(found.seq);
    case WhenColumn: {
        // As the clock stood where it was done, not as it stands here.
        const QDateTime at =
            QDateTime::fromMSecsSinceEpoch(found.at.epochMs, Qt::OffsetFromUTC, found.at.offsetMinutes * 60);
        return QString(FieldText::date(at.date().toString(Qt::ISODate)) +
                       at.toString(QStringLiteral(", HH:mm:ss")));
    }
    case WhoColumn:
        return QString::fromStdString(found.actor);
    case ActColumn: {
        const QString jump = clockJump(index.row());
        return jump.isEmpty() ? act(found) : QString(act(found) + QStringLiteral(" · ") + jump);
    }
    case SubjectColumn:
        return QString::fromStdString(found.subject);
    case HashColumn:
        return QString::fromStdString(found.hash).left(kShownHash);
    default:
        return {};
    }
}

QVariant AuditModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case WhenColumn:
        return tr("When");
    case WhoColumn:
        return tr("Who");
    case ActColumn:
        return tr("What");
    case SubjectColumn:
        return tr("About");
    case HashColumn:
        return tr("Seal");
    default:
        return {};
    }
}

} // namespace cotejo
