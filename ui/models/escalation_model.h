#pragma once

#include "engine/base/result.h"
#include "engine/store/escalation_log.h"
#include "ui/session/store_question.h"

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QDateTime>

#include <vector>

namespace cotejo
{

class ReviewSession;

// What was handed on, those that wait first. A table of a few hundred rows at most is read whole.
class EscalationModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        ItemColumn,
        StateColumn,
        LevelColumn,
        UrgencyColumn,
        ToColumn,
        DueColumn,
        AgeColumn,
        ByColumn,
        ColumnTotal
    };

    explicit EscalationModel(ReviewSession& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void reload();
    [[nodiscard]] const EscalationRecord* record(int row) const; // null out of range
    [[nodiscard]] int rowOf(const std::string& decision) const;  // -1 where it is not here
    [[nodiscard]] int waiting() const;

    [[nodiscard]] static QString stateWord(const std::string& state);
    // Where it stands and each step with who and when, a line each.
    [[nodiscard]] QString story(const EscalationRecord& record) const;

Q_SIGNALS:
    void counted(int waiting);

private:
    [[nodiscard]] QDateTime now() const;
    [[nodiscard]] QString due(const EscalationRecord& record) const;

    void take(Result<std::vector<EscalationRecord>> records);

    ReviewSession& m_session;
    StoreQuestion m_question;
    std::vector<EscalationRecord> m_records;
};

} // namespace cotejo
