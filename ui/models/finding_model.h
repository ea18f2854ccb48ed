#pragma once

#include "ui/session/review_item.h"

#include <QAbstractListModel>

#include <vector>

namespace cotejo
{

// What can be said against one turn beyond its verdict: discrepancies, evidence that is not cited, remarks on
// the text. All of it by the program, none by a model.
class FindingModel : public QAbstractListModel
{
    Q_OBJECT
public:
    struct Row {
        QString sentence;
        QString markId; // of the place in the answer; empty: about the whole answer
        bool asksReview = false;
    };

    explicit FindingModel(QObject* parent = nullptr);

    void setAnswer(const std::optional<AnswerCase>& answer);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOfMark(const QString& markId) const; // -1: none

private:
    std::vector<Row> m_rows;
};

} // namespace cotejo
