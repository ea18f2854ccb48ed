#pragma once

#include "engine/agreement/agreement_report.h"
#include "engine/store/reading_list.h"

#include <QAbstractTableModel>

#include <vector>

namespace cotejo
{

class ReviewSession;

// How far two readings of the same item agree, over decisions or over one reason code. Only pairs whose
// second reading is given count; a reading that could not judge leaves its pair out.
class AgreementModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, ValueColumn, AxisColumn, IntervalColumn, UsedColumn, ColumnTotal };
    enum Role { EstimateRole = Qt::UserRole + 1, LowRole, HighRole };
    struct Measure {
        QString code; // empty: the decision; else a reason code
        QString name;
    };

    explicit AgreementModel(ReviewSession& session, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void reload();
    void setMeasure(const QString& code);
    [[nodiscard]] std::vector<Measure> measures() const;
    [[nodiscard]] QString summary() const; // n common, used, left out and why
    // Words of the first reading down, of the second across, and the counts.
    [[nodiscard]] const QStringList& words() const { return m_words; }
    [[nodiscard]] int countOf(int first, int second) const;

private:
    struct Readings {
        QString item;
        QString first; // empty: could not judge
        QString second;
    };

    [[nodiscard]] QString wordOf(const DecisionRecord& reading) const;
    void countTable(const std::vector<Readings>& readings);
    [[nodiscard]] static QString nameOf(const std::string& coefficient);

    ReviewSession& m_session;
    QString m_measure;
    std::vector<ReadingPair> m_pairs;
    std::vector<AgreementLine> m_lines;
    QStringList m_words;
    std::vector<int> m_counts;
    int m_used = 0;
};

} // namespace cotejo
