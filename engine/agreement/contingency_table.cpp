#include "engine/agreement/contingency_table.h"

#include <utility>

namespace cotejo
{

ContingencyTable::ContingencyTable(std::size_t categories, std::vector<double> cells)
    : m_cells(std::move(cells)), m_rows(categories, 0.0), m_columns(categories, 0.0)
{
    m_cells.resize(categories * categories, 0.0);
    for (std::size_t i = 0; i < categories; ++i) {
        for (std::size_t j = 0; j < categories; ++j) {
            m_rows[i] += at(i, j);
            m_columns[j] += at(i, j);
        }
        m_total += m_rows[i];
    }
}

ContingencyTable ContingencyTable::of(std::size_t categories, std::vector<double> cells)
{
    return {categories, std::move(cells)};
}

ContingencyTable ContingencyTable::of(const RatingPatterns& patterns, PatternWeights weights)
{
    const std::size_t q = patterns.categoryCount();
    std::vector<double> cells(q * q, 0.0);
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const auto pair = patterns.cells(p);
        if (pair.size() == 2)
            cells[pair[0].category * q + pair[1].category] += weights[p];
    }
    return {q, std::move(cells)};
}

} // namespace cotejo
