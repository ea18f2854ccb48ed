#pragma once

#include "engine/agreement/rating_patterns.h"

namespace cotejo
{

// The analysis of variance behind every ICC: items × raters, complete items only.
struct MeanSquares {
    double items = 0;    // n
    double raters = 0;   // k
    double between = 0;  // MSB, between items
    double judges = 0;   // MSJ, between raters
    double residual = 0; // MSE
    double within = 0;   // MSW
};

// Residuals are taken one by one, not as a difference of sums, and on whole numbers where the ratings allow
// it: a mean square that is zero on paper is zero. Zeros throughout with fewer than two items or raters.
[[nodiscard]] MeanSquares meanSquaresOf(const RatingPatterns& patterns, PatternWeights items);

} // namespace cotejo
