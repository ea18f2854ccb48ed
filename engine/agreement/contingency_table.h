#pragma once

#include "engine/agreement/rating_patterns.h"

#include <cstddef>
#include <vector>

namespace cotejo
{

// How often the first rater said i (row) where the second said j (column).
class ContingencyTable
{
public:
    [[nodiscard]] static ContingencyTable of(std::size_t categories, std::vector<double> cells); // row by row
    // The items that both of two raters rated. At most kMaxCategories categories.
    [[nodiscard]] static ContingencyTable of(const RatingPatterns& patterns, PatternWeights weights);

    [[nodiscard]] std::size_t categories() const { return m_rows.size(); }
    [[nodiscard]] double at(std::size_t i, std::size_t j) const { return m_cells[i * m_rows.size() + j]; }
    [[nodiscard]] double row(std::size_t i) const { return m_rows[i]; }
    [[nodiscard]] double column(std::size_t j) const { return m_columns[j]; }
    [[nodiscard]] double total() const { return m_total; }

private:
    ContingencyTable(std::size_t categories, std::vector<double> cells);

    std::vector<double> m_cells;
    std::vector<double> m_rows;
    std::vector<double> m_columns;
    double m_total = 0;
};

} // namespace cotejo
