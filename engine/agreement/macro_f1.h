#pragma once

#include "engine/agreement/estimate.h"
#include "engine/agreement/rating_patterns.h"

namespace cotejo
{

// The mean over categories of F1 = 2·TP / (2·TP + FP + FN), counted over all pairs of ratings of an item;
// with two raters, what sklearn calls macro F1. A category that no pairable rating is in has no F1 and is
// left out of the mean. One rater against another or the other way round makes no difference.
[[nodiscard]] Estimate pairwiseMacroF1(const RatingPatterns& patterns, PatternWeights items);

} // namespace cotejo
