#pragma once

#include "engine/domain/event.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cotejo
{

class ReviewSession;

// The events of the store, newest first, read page by page as the view scrolls. Texts of persons are not
// shown here.
class AuditModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NumberColumn, WhenColumn, WhoColumn, ActColumn, SubjectColumn, HashColumn, ColumnTotal };

    explicit AuditModel(ReviewSession& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    void reload();
    [[nodiscard]] const Event& event(int row) const { return m_events[static_cast<std::size_t>(row)]; }

private:
    void readPage();
    [[nodiscard]] std::vector<Event> nextPage(); // empty where there is none
    [[nodiscard]] QString act(const Event& event) const;
    [[nodiscard]] static QString otherAct(const Event& event);
    // That the clock went back between the event before it of the same device and this one; empty where it
    // did not, or that one is not read yet.
    [[nodiscard]] QString clockJump(int row) const;

    ReviewSession& m_session;
    std::vector<Event> m_events;
    std::optional<std::int64_t> m_older;
    std::set<std::string> m_hidden; // first readings the reviewer must not know yet
    bool m_complete = true;
};

} // namespace cotejo
