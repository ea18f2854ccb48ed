#pragma once

#include "ui/session/rubric_reading.h"

#include <QAbstractItemModel>

#include <optional>
#include <vector>

namespace cotejo
{

// One answer under the rubric tree, as a tree of rows. A leaf with several parents stands under each; leaves
// that are not asked of this question stand under a last heading, where a person can let them count.
class RubricModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { CriterionColumn, ProgramColumn, PersonColumn, WeightColumn, kColumns };
    // Of a leaf. Nothing else is a state: not known is never met.
    enum class State { met, notMet, open, inactive };

    explicit RubricModel(QObject* parent = nullptr);

    void setReading(const RubricReadingPtr& reading); // null: no answer
    [[nodiscard]] const RubricReadingPtr& reading() const { return m_reading; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] std::optional<std::uint32_t> leaf(const QModelIndex& index) const; // nullopt for a heading
    [[nodiscard]] QModelIndex indexOf(std::uint32_t leaf) const;                     // its first row
    [[nodiscard]] QModelIndex nextLeaf(const QModelIndex& from) const; // that counts; invalid after the last
    [[nodiscard]] QModelIndex notAsked() const;                        // the last heading
    [[nodiscard]] State machineState(std::uint32_t leaf) const;
    [[nodiscard]] State state(std::uint32_t leaf) const; // a person's word before the program's

    [[nodiscard]] QString score() const;       // "Score 71 of 100 …", or why there is none
    [[nodiscard]] QString critical() const;    // the critical leaves that are not met; empty where none
    [[nodiscard]] QString dearestPath() const; // the path that cost most; empty where nothing was lost
    [[nodiscard]] QString detail(const QModelIndex& index) const; // what a person reads of a row
    [[nodiscard]] QString criterion(std::uint32_t place) const;
    [[nodiscard]] static QString word(State state);
    [[nodiscard]] static QString word(LeafWord word);

private:
    struct Line {
        std::optional<std::uint32_t> place; // of the taxonomy; nullopt: the heading of what is not asked
        int parent = -1;
        int row = 0;
        std::vector<int> children;
        double share = 0; // of the score, of the leaves below
        double lost = 0;
        bool dearest = false;
    };
    int add(std::optional<std::uint32_t> place, int parent);
    bool grow(std::uint32_t place, int parent, int& made);
    void weigh(int line);
    void findDearest();
    [[nodiscard]] State stateIn(const JudgedAnswer& answer, std::uint32_t leaf) const;
    [[nodiscard]] QVariant text(const Line& line, int column) const;

    RubricReadingPtr m_reading;
    std::vector<Line> m_lines;
    std::vector<int> m_top;
    std::vector<char> m_active;  // by place: the leaf counts
    std::vector<double> m_share; // by place: share of the leaf in the score
    std::vector<int> m_dearest;
};

} // namespace cotejo
