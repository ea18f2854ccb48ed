#include "engine/agreement/resample_values.h"

#include "engine/agreement/quantiles.h"

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{
constexpr double kSame = 1e-12; // values this near are one value, summed in another order

double reach(double estimate)
{
    return kSame * std::max(1.0, std::abs(estimate));
}
} // namespace

void ResampleValues::add(double value, double weight)
{
    m_values.emplace_back(value, weight);
    m_total += weight;
}

void ResampleValues::sort()
{
    std::sort(m_values.begin(), m_values.end());
}

double ResampleValues::mean() const
{
    double sum = 0;
    for (const auto& [value, weight] : m_values)
        sum += value * weight;
    return sum / m_total;
}

double ResampleValues::deviation() const
{
    const double centre = mean();
    double squares = 0;
    for (const auto& [value, weight] : m_values)
        squares += weight * (value - centre) * (value - centre);
    return std::sqrt(squares / m_total);
}

double ResampleValues::weightBelow(double estimate) const
{
    double sum = 0;
    for (const auto& [value, weight] : m_values)
        sum += value < estimate - reach(estimate) ? weight : 0.0;
    return sum;
}

double ResampleValues::weightAt(double estimate) const
{
    double sum = 0;
    for (const auto& [value, weight] : m_values)
        sum += std::abs(value - estimate) <= reach(estimate) ? weight : 0.0;
    return sum;
}

double ResampleValues::quantile(double p) const
{
    const double wanted = p * m_total * (1 - kSame);
    double reached = 0;
    for (const auto& [value, weight] : m_values) {
        reached += weight;
        if (reached >= wanted)
            return value;
    }
    return m_values.back().first;
}

std::optional<Interval> ResampleValues::percentile(double level) const
{
    if (m_values.empty())
        return std::nullopt;
    return Interval{quantile((1 - level) / 2), quantile((1 + level) / 2)};
}

std::optional<double> ResampleValues::biasCorrection(double estimate, TieRule ties) const
{
    if (m_values.empty())
        return std::nullopt;
    const double below = weightBelow(estimate) + (ties == TieRule::half ? weightAt(estimate) / 2 : 0.0);
    return normalQuantile(below / m_total);
}

std::optional<Interval> ResampleValues::bca(double estimate, double acceleration, double level,
                                            TieRule ties) const
{
    const auto bias = biasCorrection(estimate, ties);
    const auto z = normalQuantile((1 + level) / 2);
    if (!bias || !z)
        return std::nullopt;
    const auto adjusted = [&](double normal) {
        const double moved = *bias + normal;
        return normalProbability(*bias + moved / (1 - acceleration * moved));
    };
    return Interval{quantile(adjusted(-*z)), quantile(adjusted(*z))};
}

} // namespace cotejo
