#pragma once

#include "engine/agreement/agreement_weights.h"
#include "engine/agreement/estimate.h"
#include "engine/agreement/rating_patterns.h"

namespace cotejo
{

// What chance agreement is taken from.
enum class ChanceModel {
    uniform,    // Brennan–Prediger (Bennett's S, Randolph): every category alike
    meanShares, // Fleiss' κ, generalised to gaps and weights
    gwet,       // AC1 (identity weights) and AC2
};

// Agreement of two or more raters, gaps allowed (Gwet; as R and Python irrCAC): observed agreement over items
// with two or more ratings, shares of the categories over all rated items, each item's own shares counting
// alike. The standard error is linearised over items; with `level` the interval is by Student's t with n − 1
// degrees of freedom, its upper limit cut at 1.
[[nodiscard]] Estimate chanceCorrected(const RatingPatterns& patterns, PatternWeights items,
                                       const AgreementWeights& weights, ChanceModel model,
                                       std::optional<double> level);

// The share of agreeing pairs of ratings, averaged over the items with two or more.
[[nodiscard]] Estimate percentAgreement(const RatingPatterns& patterns, PatternWeights items);

} // namespace cotejo
