#pragma once

#include "engine/agreement/estimate.h"
#include "engine/agreement/rating_patterns.h"
#include "engine/agreement/resample_values.h"

#include <cstdint>
#include <functional>
#include <string>

namespace cotejo
{

enum class BootstrapMethod { percentile, bca };

// Items are drawn with replacement, never single ratings. BCa counts half of the resamples that equal the
// estimate as below it, and takes its acceleration from the jackknife over items.
struct BootstrapOptions {
    BootstrapMethod method = BootstrapMethod::percentile;
    std::size_t resamples = 1000;
    std::uint64_t seed = 1;
};

struct BootstrapOutcome {
    std::optional<Interval> interval;
    std::size_t resamples = 0;
    std::size_t undefined = 0; // resamples on which the coefficient has no value; left out of the interval
    std::string_view why;      // why there is no interval, in words
};

using Statistic = std::function<Estimate(PatternWeights)>;

struct Jackknife {
    double acceleration = 0;
    double standardError = 0;
};

// Leaves out each item in turn, once for each pattern. nullopt where a value is undefined, or where they are
// more than 4,000 patterns (the work grows with their square).
[[nodiscard]] std::optional<Jackknife> jackknife(PatternWeights items, const Statistic& statistic);

// One outcome for each statistic, all on the same resamples of `items`.
[[nodiscard]] std::vector<BootstrapOutcome> bootstrap(PatternWeights items,
                                                      const std::vector<Statistic>& statistics,
                                                      const BootstrapOptions& options, double level);

} // namespace cotejo
