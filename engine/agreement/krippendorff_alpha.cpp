#include "engine/agreement/krippendorff_alpha.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace cotejo
{
namespace
{
constexpr std::size_t kMostRatioValues = 5000;
constexpr std::array<std::string_view, 4> kScales{"nominal", "ordinal", "interval", "ratio"};

// How many pairable ratings each category has.
std::vector<double> pairableCounts(const RatingPatterns& patterns, PatternWeights items)
{
    std::vector<double> counts(patterns.categoryCount(), 0.0);
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        if (!patterns.usable(p, ItemsUsed::pairable))
            continue;
        for (const RatingCell& cell : patterns.cells(p))
            counts[cell.category] += items[p];
    }
    return counts;
}

template <class Distance>
double observedDisagreement(const RatingPatterns& patterns, PatternWeights items, const Distance& distance)
{
    double sum = 0;
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const auto cells = patterns.cells(p);
        if (cells.size() < 2)
            continue;
        double inItem = 0;
        for (std::size_t a = 0; a < cells.size(); ++a) {
            for (std::size_t b = 0; b < cells.size(); ++b) {
                if (a != b)
                    inItem += distance(cells[a].category, cells[b].category);
            }
        }
        sum += items[p] * inItem / static_cast<double>(cells.size() - 1);
    }
    return sum;
}

template <class Distance>
double expectedByPairs(const std::vector<double>& counts, const Distance& distance)
{
    double sum = 0;
    for (std::size_t c = 0; c < counts.size(); ++c) {
        for (std::size_t k = 0; counts[c] > 0 && k < counts.size(); ++k)
            sum += counts[c] * counts[k] * distance(c, k);
    }
    return sum;
}

// Of (v_c − v_k)², without the pairs.
double expectedOfSquares(const std::vector<double>& counts, const std::vector<double>& values)
{
    const double n = std::accumulate(counts.begin(), counts.end(), 0.0);
    double mean = 0;
    for (std::size_t c = 0; c < counts.size(); ++c)
        mean += counts[c] * values[c] / n;
    double squares = 0;
    for (std::size_t c = 0; c < counts.size(); ++c)
        squares += counts[c] * (values[c] - mean) * (values[c] - mean);
    return 2 * n * squares;
}

// The middle ranks, so that the ordinal distance is the square of a difference.
std::vector<double> middleRanks(const std::vector<double>& counts)
{
    std::vector<double> ranks;
    double below = 0;
    for (const double count : counts) {
        ranks.push_back(below + count / 2);
        below += count;
    }
    return ranks;
}

Estimate alphaOf(double n, double observed, double expected)
{
    if (expected <= 0)
        return Estimate::none(Undefined::singleCategory);
    return Estimate::of(1 - (n - 1) * observed / expected);
}

Estimate alphaOfSquares(const RatingPatterns& patterns, PatternWeights items,
                        const std::vector<double>& counts, double n, const std::vector<double>& values)
{
    const auto distance = [&values](std::size_t c, std::size_t k) {
        return (values[c] - values[k]) * (values[c] - values[k]);
    };
    return alphaOf(n, observedDisagreement(patterns, items, distance), expectedOfSquares(counts, values));
}

Estimate ratioAlpha(const RatingPatterns& patterns, PatternWeights items, const std::vector<double>& counts,
                    double n)
{
    const std::vector<double>& numbers = patterns.numbers();
    if (counts.size() > kMostRatioValues)
        return Estimate::none(Undefined::tooManyCategories);
    if (std::any_of(numbers.begin(), numbers.end(), [](double number) { return number < 0; }))
        return Estimate::none(Undefined::negativeRatio);
    const auto distance = [&numbers](std::size_t c, std::size_t k) {
        const double share = c == k ? 0.0 : (numbers[c] - numbers[k]) / (numbers[c] + numbers[k]);
        return share * share;
    };
    return alphaOf(n, observedDisagreement(patterns, items, distance), expectedByPairs(counts, distance));
}
} // namespace

std::optional<RatingScale> ratingScaleFromCode(std::string_view code)
{
    const auto found = std::find(kScales.begin(), kScales.end(), code);
    return found == kScales.end() ? std::nullopt
                                  : std::optional(static_cast<RatingScale>(found - kScales.begin()));
}

std::string_view codeOf(RatingScale scale)
{
    return kScales[static_cast<std::size_t>(scale)];
}

Estimate krippendorffAlpha(const RatingPatterns& patterns, PatternWeights items, RatingScale scale)
{
    const std::vector<double> counts = pairableCounts(patterns, items);
    const double n = std::accumulate(counts.begin(), counts.end(), 0.0);
    if (n <= 0)
        return Estimate::none(Undefined::noOverlap);
    if (std::count_if(counts.begin(), counts.end(), [](double count) { return count > 0; }) < 2)
        return Estimate::none(Undefined::singleCategory);
    if (scale == RatingScale::nominal) {
        const auto distance = [](std::size_t c, std::size_t k) { return c == k ? 0.0 : 1.0; };
        double same = 0;
        for (const double count : counts)
            same += count * count;
        return alphaOf(n, observedDisagreement(patterns, items, distance), n * n - same);
    }
    if (scale == RatingScale::ordinal)
        return alphaOfSquares(patterns, items, counts, n, middleRanks(counts));
    if (patterns.numbers().empty())
        return Estimate::none(Undefined::notNumbers);
    return scale == RatingScale::interval
               ? alphaOfSquares(patterns, items, counts, n, patterns.wholeNumbers())
               : ratioAlpha(patterns, items, counts, n);
}

Estimate krippendorffAlpha(const RatingPatterns& patterns, PatternWeights items,
                           const AgreementWeights& weights)
{
    const std::vector<double> counts = pairableCounts(patterns, items);
    const double n = std::accumulate(counts.begin(), counts.end(), 0.0);
    if (n <= 0)
        return Estimate::none(Undefined::noOverlap);
    const auto distance = [&weights](std::size_t c, std::size_t k) { return 1 - weights.at(c, k); };
    return alphaOf(n, observedDisagreement(patterns, items, distance), expectedByPairs(counts, distance));
}

} // namespace cotejo
