#include "engine/agreement/agreement_weights.h"

#include <numeric>

namespace cotejo
{
namespace
{
template <class Rule>
std::vector<double> matrixBy(std::size_t categories, const Rule& rule)
{
    std::vector<double> matrix;
    matrix.reserve(categories * categories);
    const double span = categories > 1 ? static_cast<double>(categories - 1) : 1.0;
    for (std::size_t i = 0; i < categories; ++i) {
        for (std::size_t j = 0; j < categories; ++j)
            matrix.push_back(rule(static_cast<double>(i > j ? i - j : j - i), span));
    }
    return matrix;
}
} // namespace

AgreementWeights AgreementWeights::identity(std::size_t categories)
{
    return {categories, matrixBy(categories, [](double gap, double) { return gap > 0 ? 0.0 : 1.0; })};
}

AgreementWeights AgreementWeights::linear(std::size_t categories)
{
    return {categories, matrixBy(categories, [](double gap, double span) { return 1 - gap / span; })};
}

AgreementWeights AgreementWeights::quadratic(std::size_t categories)
{
    return {categories,
            matrixBy(categories, [](double gap, double span) { return 1 - gap * gap / (span * span); })};
}

AgreementWeights AgreementWeights::of(std::size_t categories, std::vector<double> matrix)
{
    matrix.resize(categories * categories, 0.0);
    return {categories, std::move(matrix)};
}

double AgreementWeights::sum() const
{
    return std::accumulate(m_matrix.begin(), m_matrix.end(), 0.0);
}

} // namespace cotejo
