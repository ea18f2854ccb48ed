#include "engine/agreement/bootstrap.h"

#include "engine/agreement/random_stream.h"

#include <cmath>

namespace cotejo
{
namespace
{
constexpr std::size_t kMostJackknifePatterns = 4000;

std::vector<std::uint32_t> patternOfItem(PatternWeights items)
{
    std::vector<std::uint32_t> patterns;
    for (std::size_t p = 0; p < items.size(); ++p)
        patterns.insert(patterns.end(), static_cast<std::size_t>(items[p]), static_cast<std::uint32_t>(p));
    return patterns;
}

BootstrapOutcome outcomeOf(ResampleValues& values, PatternWeights items, const Statistic& statistic,
                           const BootstrapOptions& options, double level)
{
    values.sort();
    BootstrapOutcome outcome;
    outcome.resamples = options.resamples;
    outcome.undefined = static_cast<std::size_t>(values.undefinedWeight());
    if (values.weight() <= 0) {
        outcome.why = "the coefficient has no value on any resample";
        return outcome;
    }
    if (options.method == BootstrapMethod::percentile) {
        outcome.interval = values.percentile(level);
        return outcome;
    }
    const Estimate estimate = statistic(items);
    const auto left = jackknife(items, statistic);
    if (!estimate.value || !left) {
        outcome.why =
            "BCa needs a value with each item left out, and at most 4000 different rows of ratings; take "
            "percentile";
        return outcome;
    }
    outcome.interval = values.bca(*estimate.value, left->acceleration, level, TieRule::half);
    if (!outcome.interval)
        outcome.why = "all resamples lie on one side of the estimate: BCa has no bias correction";
    return outcome;
}
} // namespace

std::optional<Jackknife> jackknife(PatternWeights items, const Statistic& statistic)
{
    std::vector<double> left(items.begin(), items.end());
    std::vector<double> values(items.size(), 0.0);
    double n = 0;
    double mean = 0;
    std::size_t present = 0;
    for (const double count : items)
        present += count > 0 ? std::size_t{1} : std::size_t{0};
    if (present > kMostJackknifePatterns)
        return std::nullopt;
    for (std::size_t p = 0; p < items.size(); ++p) {
        if (items[p] <= 0)
            continue;
        left[p] -= 1;
        const Estimate estimate = statistic(left);
        left[p] += 1;
        if (!estimate.value)
            return std::nullopt;
        values[p] = *estimate.value;
        mean += items[p] * values[p];
        n += items[p];
    }
    if (n < 2)
        return std::nullopt;
    mean /= n;
    double squares = 0;
    double cubes = 0;
    for (std::size_t p = 0; p < items.size(); ++p) {
        const double distance = items[p] > 0 ? mean - values[p] : 0.0;
        squares += items[p] * distance * distance;
        cubes += items[p] * distance * distance * distance;
    }
    Jackknife result;
    result.standardError = std::sqrt((n - 1) / n * squares);
    result.acceleration = squares > 0 ? cubes / (6 * std::pow(squares, 1.5)) : 0.0;
    return result;
}

std::vector<BootstrapOutcome> bootstrap(PatternWeights items, const std::vector<Statistic>& statistics,
                                        const BootstrapOptions& options, double level)
{
    const std::vector<std::uint32_t> patterns = patternOfItem(items);
    std::vector<ResampleValues> values(statistics.size());
    RandomStream stream(options.seed);
    std::vector<double> drawn(items.size(), 0.0);
    for (std::size_t r = 0; r < options.resamples && !patterns.empty(); ++r) {
        drawn.assign(items.size(), 0.0);
        for (std::size_t i = 0; i < patterns.size(); ++i)
            drawn[patterns[stream.below(patterns.size())]] += 1;
        for (std::size_t s = 0; s < statistics.size(); ++s) {
            const Estimate estimate = statistics[s](drawn);
            if (estimate.value)
                values[s].add(*estimate.value);
            else
                values[s].addUndefined();
        }
    }
    std::vector<BootstrapOutcome> outcomes;
    for (std::size_t s = 0; s < statistics.size(); ++s)
        outcomes.push_back(outcomeOf(values[s], items, statistics[s], options, level));
    return outcomes;
}

} // namespace cotejo
