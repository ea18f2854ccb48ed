#pragma once

#include "engine/agreement/agreement_weights.h"
#include "engine/agreement/estimate.h"
#include "engine/agreement/rating_patterns.h"

#include <string_view>

namespace cotejo
{

enum class RatingScale { nominal, ordinal, interval, ratio };

[[nodiscard]] std::optional<RatingScale> ratingScaleFromCode(std::string_view code); // "nominal", …
[[nodiscard]] std::string_view codeOf(RatingScale scale);

// Krippendorff's α: any number of raters, gaps; items with one rating count nowhere. Interval and ratio take
// the categories' numbers, ordinal their order. Linear in the ratings and categories but for ratio, whose
// expected disagreement is quadratic in the different values (at most 5,000).
[[nodiscard]] Estimate krippendorffAlpha(const RatingPatterns& patterns, PatternWeights items,
                                         RatingScale scale);

// α with the squared distance 1 − w.
[[nodiscard]] Estimate krippendorffAlpha(const RatingPatterns& patterns, PatternWeights items,
                                         const AgreementWeights& weights);

} // namespace cotejo
