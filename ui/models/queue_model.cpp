#include "ui/models/queue_model.h"

#include "ui/models/reason_art.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr std::size_t kQueuePage = 64;

// Verdicts whose line in the queue takes a fact from the evaluation.
bool wantsDigest(const QueueRow& row)
{
    return row.kind == ItemKind::turn && !row.verdict.empty();
}
} // namespace

QueueModel::QueueModel(ReviewSession& session, QObject* parent)
    : QAbstractListModel(parent), m_session(session)
{
    connect(&session, &ReviewSession::storeChanged, this, &QueueModel::reload);
    connect(&session, &ReviewSession::documentsChanged, this, &QueueModel::reload);
    connect(&session, &ReviewSession::decisionsChanged, this, &QueueModel::refresh);
    connect(&session, &ReviewSession::reviewerChanged, this, &QueueModel::reload);
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    const QueueEntry* found = index.isValid() ? entry(index.row()) : nullptr;
    if (found == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return found->title();
    case Qt::AccessibleTextRole:
        return found->spoken();
    case Qt::ToolTipRole:
        return found->allReasons().join(QLatin1Char('\n'));
    case QueuePlaceRole:
        return found->state().isEmpty() ? found->place()
                                        : found->place() + QStringLiteral(" · ") + found->state();
    case QueueTimeRole:
        return found->when();
    case QueueVerdictRole:
        return found->verdict() ? QVariant(static_cast<int>(*found->verdict())) : QVariant();
    case QueueKindTextRole:
        return found->headline();
    case QueueReasonIconRole:
        return found->reason().isEmpty() ? QVariant() : artOfReason(found->reasonCode()).icon;
    case QueueReasonTextRole:
        return found->reason();
    case QueueReasonToneRole: {
        const std::optional<Tone> tone = artOfReason(found->reasonCode()).tone;
        return tone ? QVariant(static_cast<int>(*tone)) : QVariant();
    }
    case QueueMoreReasonsRole:
        return found->moreReasons();
    case QueueDraftRole:
        return found->row().hasDraft;
    case ItemIdRole:
        return QString::number(found->id());
    default:
        return {};
    }
}

bool QueueModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && !m_complete;
}

void QueueModel::fetchMore(const QModelIndex& parent)
{
    if (canFetchMore(parent))
        readPage();
}

void QueueModel::setFilter(const QueueFilter& filter)
{
    m_filter = filter;
    reload();
}

void QueueModel::reload()
{
    beginResetModel();
    m_entries.clear();
    m_rowOf.clear();
    m_next.reset();
    m_complete = m_session.store() == nullptr;
    append(nextPage());
    endResetModel();
    Q_EMIT countsChanged();
}

void QueueModel::readPage()
{
    std::vector<QueueRow> rows = nextPage();
    if (rows.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    append(std::move(rows));
    endInsertRows();
}

std::vector<QueueRow> QueueModel::nextPage()
{
    OpenStore* store = m_session.store();
    if (store == nullptr || m_complete)
        return {};
    Result<QueuePage> page = store->queue().page(m_filter, m_next, kQueuePage);
    if (!page) {
        m_complete = true; // asking again at once would only repeat the message
        m_session.announceProblem(page.error());
        return {};
    }
    m_next = page->next;
    m_complete = !m_next.has_value();
    return std::move(page->rows);
}

void QueueModel::append(std::vector<QueueRow> rows)
{
    for (QueueRow& row : rows) {
        m_rowOf.insert(row.id, rowCount());
        m_entries.push_back(entryFor(std::move(row)));
    }
}

QueueEntry QueueModel::entryFor(QueueRow row) const
{
    std::string json;
    if (wantsDigest(row)) {
        if (Result<std::string> read = m_session.store()->cases().evaluation(row.id))
            json = std::move(*read);
    }
    return QueueEntry(std::move(row), json, QDateTime::fromMSecsSinceEpoch(m_session.clock().now().epochMs));
}

const QueueEntry* QueueModel::entry(int row) const
{
    return row >= 0 && row < rowCount() ? &m_entries[static_cast<std::size_t>(row)] : nullptr;
}

int QueueModel::rowOf(qint64 id) const
{
    return m_rowOf.value(id, -1);
}

bool QueueModel::stillTaken(const QueueRow& row) const
{
    return m_filter.states.empty() ||
           std::find(m_filter.states.begin(), m_filter.states.end(), row.state) != m_filter.states.end();
}

void QueueModel::refresh(const QString& item)
{
    OpenStore* store = m_session.store();
    if (store == nullptr)
        return;
    const Result<QueueRow> row = store->queue().find(item.toStdString());
    const int at = row ? rowOf(row->id) : -1;
    if (!row || (at < 0 && stillTaken(*row))) {
        reload(); // an undone decision brings the item back to its place
        return;
    }
    if (at >= 0 && stillTaken(*row)) {
        m_entries[static_cast<std::size_t>(at)] = entryFor(*row);
        Q_EMIT dataChanged(index(at), index(at));
    } else if (at >= 0) {
        beginRemoveRows({}, at, at);
        m_entries.erase(m_entries.begin() + at);
        rebuildIndex();
        endRemoveRows();
    }
    Q_EMIT countsChanged();
}

void QueueModel::refreshDraft(const QString& item)
{
    OpenStore* store = m_session.store();
    const Result<QueueRow> row =
        store == nullptr ? fail("store.missing", "queue") : store->queue().find(item.toStdString());
    const int at = row ? rowOf(row->id) : -1;
    if (at < 0)
        return;
    m_entries[static_cast<std::size_t>(at)] = entryFor(*row);
    Q_EMIT dataChanged(index(at), index(at));
}

qint64 QueueModel::idOf(const QString& item) const
{
    if (m_session.store() == nullptr)
        return -1;
    const Result<QueueRow> row = m_session.store()->queue().find(item.toStdString());
    return row ? row->id : -1;
}

void QueueModel::rebuildIndex()
{
    m_rowOf.clear();
    for (int i = 0; i < rowCount(); ++i)
        m_rowOf.insert(m_entries[static_cast<std::size_t>(i)].id(), i);
}

} // namespace cotejo
