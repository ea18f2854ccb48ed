#pragma once

#include "engine/agreement/estimate.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace cotejo
{

// What part of the resamples that equal the estimate counts as below it, for the bias correction of BCa.
enum class TieRule { strict, half };

// A coefficient's values over resamples, each with its weight (1, or how many resamples it stands for).
class ResampleValues
{
public:
    void add(double value, double weight = 1);
    void addUndefined(double weight = 1) { m_undefined += weight; }
    void sort(); // before anything below is asked

    [[nodiscard]] double undefinedWeight() const { return m_undefined; }
    [[nodiscard]] double weight() const { return m_total; }
    [[nodiscard]] double mean() const;
    [[nodiscard]] double deviation() const; // population
    [[nodiscard]] double smallest() const { return m_values.front().first; }
    [[nodiscard]] double largest() const { return m_values.back().first; }
    [[nodiscard]] double weightBelow(double estimate) const;
    [[nodiscard]] double weightAt(double estimate) const;

    // The smallest value whose cumulative weight reaches the share p of the defined ones.
    [[nodiscard]] double quantile(double p) const;
    [[nodiscard]] std::optional<Interval> percentile(double level) const;
    // nullopt where every resample, or none, lies below the estimate: then there is no bias correction.
    [[nodiscard]] std::optional<double> biasCorrection(double estimate, TieRule ties) const;
    [[nodiscard]] std::optional<Interval> bca(double estimate, double acceleration, double level,
                                              TieRule ties) const;

private:
    std::vector<std::pair<double, double>> m_values;
    double m_total = 0;
    double m_undefined = 0;
};

} // namespace cotejo
