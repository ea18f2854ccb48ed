#pragma once

#include "engine/agreement/rating_patterns.h"

#include <optional>
#include <vector>

namespace cotejo
{

struct CategoryKappa {
    std::size_t category = 0;
    std::optional<double> value; // nothing where no rating, or every rating, is in it
};

// Fleiss' κ of each category against all others, and the standard errors where κ is 0. Only for complete
// data, every item rated equally often; otherwise `categories` is empty.
struct FleissCategories {
    std::vector<CategoryKappa> categories;
    double categoryNullError = 0;
    std::optional<double> overallNullError;
};

[[nodiscard]] FleissCategories fleissCategories(const RatingPatterns& patterns, PatternWeights items);

} // namespace cotejo
