#pragma once

#include "engine/rubrics/weight_table.h"

namespace cotejo
{

// One difference between two versions of a taxonomy. `change` is one of: added, removed, parents, children,
// label, question, met, not_met, criticality, source, applies, detector, weight. `before` and `after` are
// texts as a person reads them; weights are numbers in digits.
struct TaxonomyChange {
    std::string change;
    std::string node;
    bool leaf = false;
    std::string before;
    std::string after;
};

// By the order of the older version, then what is new. Weights are those of `rule` in each version.
[[nodiscard]] Result<std::vector<TaxonomyChange>> taxonomyDiff(const Taxonomy& older, const Taxonomy& newer,
                                                               WeightRule rule = WeightRule::pathSum);

} // namespace cotejo
