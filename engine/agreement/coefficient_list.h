#pragma once

#include "engine/agreement/agreement_weights.h"
#include "engine/agreement/estimate.h"
#include "engine/agreement/krippendorff_alpha.h"
#include "engine/agreement/rating_patterns.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cotejo
{

// A coefficient by its name in FORMATS §9, the items it uses, and how it is computed.
struct Coefficient {
    std::string name;
    ItemsUsed items = ItemsUsed::pairable;
    Undefined never = Undefined::none; // why it does not apply to these ratings, whatever the sample
    std::function<Estimate(PatternWeights, std::optional<double> level)> estimate;
};

// All of them, in the order of FORMATS §9. `patterns` must outlive them.
[[nodiscard]] std::vector<Coefficient> coefficientsFor(const RatingPatterns& patterns, bool ordered,
                                                       RatingScale scale);

} // namespace cotejo
