#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace cotejo
{

// How far two ratings in categories i and j agree, 1 on the diagonal. Linear and quadratic go by the places
// of the categories in their order: 1 − |i−j|/(q−1), 1 − (i−j)²/(q−1)².
class AgreementWeights
{
public:
    [[nodiscard]] static AgreementWeights identity(std::size_t categories);
    [[nodiscard]] static AgreementWeights linear(std::size_t categories);
    [[nodiscard]] static AgreementWeights quadratic(std::size_t categories);
    // Row by row, categories² numbers; needs no symmetry.
    [[nodiscard]] static AgreementWeights of(std::size_t categories, std::vector<double> matrix);

    [[nodiscard]] std::size_t categories() const { return m_categories; }
    [[nodiscard]] double at(std::size_t i, std::size_t j) const { return m_matrix[i * m_categories + j]; }
    [[nodiscard]] double sum() const;

private:
    AgreementWeights(std::size_t categories, std::vector<double> matrix)
        : m_categories(categories), m_matrix(std::move(matrix))
    {
    }

    std::size_t m_categories;
    std::vector<double> m_matrix;
};

} // namespace cotejo
