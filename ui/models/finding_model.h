#pragma once

#include "ui/session/review_item.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace cotejo
{

// What can be said against one turn beyond its verdict, under headings: rules by their severity, the record's
// own discrepancies, remarks on the text, and where the note does not say the same. All of it by the program,
// none by a model; nothing here enters the verdict.
class FindingModel : public QAbstractListModel
{
    Q_OBJECT
public:
    struct Row {
        QString sentence;
        QString markId; // of the place in the text; empty: about the whole answer
        QString field;  // of the note; empty: of the answer alone
        int number = 0; // of its mark; 0: none
        bool heading = false;
        bool asksReview = false;
    };
    using FieldLabel = std::function<QString(const std::string& field)>;

    explicit FindingModel(QObject* parent = nullptr);

    void setAnswer(const std::optional<AnswerCase>& answer, const std::vector<CrossNotice>& cross = {},
                   const FieldLabel& label = {});

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int findings() const;                       // without the headings
    [[nodiscard]] int rowOfMark(const QString& markId) const; // -1: none

private:
    void addRules(const TurnCheck& check, const std::vector<CrossNotice>& cross);
    void addRecord(const TurnCheck& check, const std::vector<CrossNotice>& cross);
    void add(const QString& heading, std::vector<Row> rows);

    std::vector<Row> m_rows;
};

} // namespace cotejo
