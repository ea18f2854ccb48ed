#pragma once

#include "engine/agreement/estimate.h"
#include "engine/agreement/rating_patterns.h"

namespace cotejo
{

// Conger's κ over the items that every rater rated: chance from all pairs of raters' own shares. With two
// raters it is Cohen's.
[[nodiscard]] Estimate congerKappa(const RatingPatterns& patterns, PatternWeights items);

// Light's κ: the mean of Cohen's κ over all pairs of raters, each pair over the items both rated. Undefined
// where one pair's is. Cost: the pairs of ratings, and for each pair of raters the categories.
[[nodiscard]] Estimate lightKappa(const RatingPatterns& patterns, PatternWeights items);

} // namespace cotejo
