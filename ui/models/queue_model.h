#pragma once

#include "engine/store/queue_filter.h"
#include "ui/models/queue_entry.h"

#include <QAbstractListModel>
#include <QHash>

#include <optional>
#include <vector>

namespace cotejo
{

class ReviewSession;

// The queue, read from the store page by page as the view scrolls. Rows are values; an item is found by its
// id.
class QueueModel : public QAbstractListModel
{
    Q_OBJECT
public:
    explicit QueueModel(ReviewSession& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    void setFilter(const QueueFilter& filter); // reads the first page anew
    [[nodiscard]] const QueueFilter& filter() const { return m_filter; }
    void reload();

    [[nodiscard]] const QueueEntry* entry(int row) const; // null out of range
    [[nodiscard]] int rowOf(qint64 id) const;             // -1 where it is not among the rows read so far

    // Reads one item again: its row changes, or goes away where the filter no longer takes it.
    void refresh(const QString& item);
    void refreshDraft(const QString& item); // only the row's pencil

    [[nodiscard]] qint64 idOf(const QString& item) const; // -1: the store has no item of that name

Q_SIGNALS:
    void countsChanged(); // something was decided, undone or imported: counts of chips are old

private:
    void readPage();
    [[nodiscard]] std::vector<QueueRow> nextPage(); // empty where there is none
    void append(std::vector<QueueRow> rows);
    [[nodiscard]] QueueEntry entryFor(QueueRow row) const;
    [[nodiscard]] bool stillTaken(const QueueRow& row) const;
    void rebuildIndex();

    ReviewSession& m_session;
    QueueFilter m_filter;
    std::vector<QueueEntry> m_entries;
    QHash<qint64, int> m_rowOf;
    std::optional<QueueCursor> m_next;
    bool m_complete = true; // every page has been read
};

} // namespace cotejo
