#include "engine/agreement/fleiss_categories.h"

#include <cmath>

namespace cotejo
{
namespace
{
// How often each item was rated where that is the same for all that were rated; else 0.
std::size_t commonRatings(const RatingPatterns& patterns, PatternWeights items)
{
    std::size_t common = 0;
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const std::size_t ratings = patterns.cells(p).size();
        if (ratings == 0 || items[p] <= 0)
            continue;
        if (common != 0 && common != ratings)
            return 0;
        common = ratings;
    }
    return common;
}
} // namespace

FleissCategories fleissCategories(const RatingPatterns& patterns, PatternWeights items)
{
    FleissCategories result;
    const auto m = static_cast<double>(commonRatings(patterns, items));
    if (m < 2)
        return result;
    std::vector<double> total(patterns.categoryCount(), 0.0);
    std::vector<double> split(patterns.categoryCount(), 0.0);
    std::vector<double> inItem(patterns.categoryCount(), 0.0);
    double n = 0;
    for (std::size_t p = 0; p < patterns.size(); ++p) {
        const auto cells = patterns.cells(p);
        if (cells.empty() || items[p] <= 0)
            continue;
        n += items[p];
        for (const RatingCell& cell : cells)
            inItem[cell.category] += 1;
        for (const RatingCell& cell : cells) {
            double& count = inItem[cell.category];
            total[cell.category] += items[p] * count;
            split[cell.category] += items[p] * count * (m - count);
            count = 0;
        }
    }
    double spread = 0;
    double skew = 0;
    for (std::size_t c = 0; c < total.size(); ++c) {
        const double share = total[c] / (n * m);
        const double product = share * (1 - share);
        spread += product;
        skew += product * (1 - 2 * share);
        CategoryKappa kappa{c, std::nullopt};
        if (total[c] > 0 && total[c] < n * m)
            kappa.value = 1 - split[c] / (n * m * (m - 1) * product);
        result.categories.push_back(kappa);
    }
    result.categoryNullError = std::sqrt(2 / (n * m * (m - 1)));
    if (spread > 0)
        result.overallNullError =
            std::sqrt(2 * (spread * spread - skew) / (n * m * (m - 1) * spread * spread));
    return result;
}

} // namespace cotejo
