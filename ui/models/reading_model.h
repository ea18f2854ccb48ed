#pragma once

#include "engine/base/result.h"
#include "engine/store/reading_list.h"
#include "ui/session/store_question.h"

#include <QAbstractTableModel>

#include <vector>

namespace cotejo
{

class ReviewSession;

// Items that two people read, disagreements that await a ruling first. Nothing is here before the second
// reading is given.
class ReadingModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { ItemColumn, StateColumn, FirstColumn, SecondColumn, RulingColumn, WhyColumn, ColumnTotal };

    explicit ReadingModel(ReviewSession& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void reload();
    [[nodiscard]] const ReadingPair* pair(int row) const;    // null out of range
    [[nodiscard]] int rowOf(const std::string& first) const; // -1 where it is not here
    [[nodiscard]] int awaitRuling() const;
    [[nodiscard]] int due() const { return m_due; } // items the reviewer may read a second time

    // A reading as a person tells it: who, what, when, reasons, comment.
    [[nodiscard]] static QString told(const DecisionRecord& reading);

Q_SIGNALS:
    void counted(int waiting); // due to the reviewer, and disagreements

private:
    [[nodiscard]] static QString stateWord(const ReadingPair& pair);
    [[nodiscard]] static QString whyWord(const std::string& why);

    void take(Result<std::vector<ReadingPair>> pairs, int due);

    ReviewSession& m_session;
    StoreQuestion m_question;
    std::vector<ReadingPair> m_pairs;
    int m_due = 0;
};

} // namespace cotejo
