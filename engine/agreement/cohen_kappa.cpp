#include "engine/agreement/cohen_kappa.h"

#include "engine/agreement/quantiles.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cotejo
{
namespace
{
// Σ (1 − w) over the observed cells and over the products of the margins, in counts.
struct Disagreement {
    double observed = 0;
    double expected = 0;
};

Disagreement disagreementOf(const ContingencyTable& table, const AgreementWeights& weights)
{
    Disagreement sum;
    for (std::size_t i = 0; i < table.categories(); ++i) {
        for (std::size_t j = 0; j < table.categories(); ++j) {
            const double loss = 1 - weights.at(i, j);
            sum.observed += loss * table.at(i, j);
            sum.expected += loss * table.row(i) * table.column(j);
        }
    }
    return sum;
}

void addStandardErrors(const ContingencyTable& table, const AgreementWeights& weights, Estimate& estimate)
{
    const std::size_t q = table.categories();
    const double n = table.total();
    const double kappa = *estimate.value;
    std::vector<double> rowMean(q, 0.0);
    std::vector<double> columnMean(q, 0.0);
    double chance = 0;
    for (std::size_t i = 0; i < q; ++i) {
        for (std::size_t j = 0; j < q; ++j) {
            rowMean[i] += weights.at(i, j) * table.column(j) / n;
            columnMean[j] += weights.at(i, j) * table.row(i) / n;
        }
        chance += rowMean[i] * table.row(i) / n;
    }
    double atEstimate = 0;
    double atZero = 0;
    for (std::size_t i = 0; i < q; ++i) {
        for (std::size_t j = 0; j < q; ++j) {
            const double mean = rowMean[i] + columnMean[j];
            const double term = weights.at(i, j) - mean * (1 - kappa);
            const double nullTerm = weights.at(i, j) - mean;
            atEstimate += table.at(i, j) / n * term * term;
            atZero += table.row(i) / n * (table.column(j) / n) * nullTerm * nullTerm;
        }
    }
    const double shift = kappa - chance * (1 - kappa);
    const double scale = n * (1 - chance) * (1 - chance);
    estimate.standardError = std::sqrt(std::max(0.0, atEstimate - shift * shift) / scale);
    estimate.nullStandardError = std::sqrt(std::max(0.0, atZero - chance * chance) / scale);
}
} // namespace

Estimate cohenKappa(const ContingencyTable& table, const AgreementWeights& weights,
                    std::optional<double> level)
{
    if (table.total() <= 0)
        return Estimate::none(Undefined::noOverlap);
    const Disagreement sum = disagreementOf(table, weights);
    if (sum.expected <= 0)
        return Estimate::none(Undefined::singleCategory);
    Estimate estimate = Estimate::of(1 - sum.observed * table.total() / sum.expected);
    if (!level || table.total() < 2) // one item has no spread to tell an interval from
        return estimate;
    addStandardErrors(table, weights, estimate);
    if (const auto z = normalQuantile((1 + *level) / 2)) {
        const double half = *z * *estimate.standardError;
        estimate.interval = Interval{*estimate.value - half, *estimate.value + half};
    }
    return estimate;
}

Estimate scottPi(const ContingencyTable& table, const AgreementWeights& weights)
{
    if (table.total() <= 0)
        return Estimate::none(Undefined::noOverlap);
    double observed = 0;
    double expected = 0;
    for (std::size_t i = 0; i < table.categories(); ++i) {
        for (std::size_t j = 0; j < table.categories(); ++j) {
            const double loss = 1 - weights.at(i, j);
            observed += loss * table.at(i, j);
            expected += loss * (table.row(i) + table.column(i)) * (table.row(j) + table.column(j));
        }
    }
    if (expected <= 0)
        return Estimate::none(Undefined::singleCategory);
    return Estimate::of(1 - 4 * observed * table.total() / expected);
}

Estimate largestKappa(const ContingencyTable& table)
{
    const double n = table.total();
    if (n <= 0)
        return Estimate::none(Undefined::noOverlap);
    double possible = 0;
    double chance = 0;
    for (std::size_t i = 0; i < table.categories(); ++i) {
        possible += std::min(table.row(i), table.column(i));
        chance += table.row(i) * table.column(i);
    }
    if (chance >= n * n)
        return Estimate::none(Undefined::singleCategory);
    return Estimate::of((possible * n - chance) / (n * n - chance));
}

} // namespace cotejo
