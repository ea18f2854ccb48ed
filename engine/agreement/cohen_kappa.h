#pragma once

#include "engine/agreement/agreement_weights.h"
#include "engine/agreement/contingency_table.h"
#include "engine/agreement/estimate.h"

namespace cotejo
{

// Cohen's κ and weighted κ. Both large-sample standard errors are those of Fleiss, Cohen & Everitt (1969):
// the one at the estimate, and the one where κ is 0. With `level` (0.95) the interval is κ ± z·SE, not cut at
// ±1; of one item there is none. Undefined where both raters use one and the same category only; the test is
// exact on counts.
[[nodiscard]] Estimate cohenKappa(const ContingencyTable& table, const AgreementWeights& weights,
                                  std::optional<double> level);

// Scott's π: chance from the mean of both raters' shares. No standard error.
[[nodiscard]] Estimate scottPi(const ContingencyTable& table, const AgreementWeights& weights);

// (p_o − p_e) / (1 − p_e) at the highest agreement that both raters' shares allow.
[[nodiscard]] Estimate largestKappa(const ContingencyTable& table);

} // namespace cotejo
