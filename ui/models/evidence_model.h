#pragma once

#include "ui/session/review_item.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace cotejo
{

// The articles of one turn: what was retrieved, and after it what the answer cites beyond the list. One row
// for a PMID, however often it is cited.
class EvidenceModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { StatusColumn, PmidColumn, TitleColumn, YearColumn, CitedColumn, ColumnTotal };

    struct Row {
        QString key;  // PMID, or the mark's id where there is no number
        QString pmid; // may be empty
        QString title;
        QString year;
        QString doi;
        std::string excerpt;
        std::optional<CitationStatus> status; // nullopt: listed and not cited
        std::vector<int> citations;           // indices of TurnCheck::citations
        QString sentence;                     // the status in words
    };

    explicit EvidenceModel(QObject* parent = nullptr);

    void setAnswer(const std::optional<AnswerCase>& answer);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOfCitation(int citation) const; // -1: none
    [[nodiscard]] int retrievedCount() const { return m_retrieved; }
    [[nodiscard]] bool listKnown() const { return m_listKnown; } // false: the file lacks the turn's list

private:
    void addListed(const AnswerCase& answer);
    void addCited(const AnswerCase& answer);
    [[nodiscard]] QString statusWord(const Row& row) const;

    std::vector<Row> m_rows;
    int m_retrieved = 0;
    bool m_listKnown = true;
};

} // namespace cotejo
