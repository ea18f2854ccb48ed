#pragma once

#include "engine/agreement/estimate.h"
#include "engine/agreement/mean_squares.h"

#include <array>
#include <string_view>

namespace cotejo
{

// Shrout & Fleiss' six forms (McGraw & Wong: ICC(1), ICC(A,1), ICC(C,1), and averaged).
enum class IccForm { oneWay, agreement, consistency, oneWayMean, agreementMean, consistencyMean };

inline constexpr std::array<IccForm, 6> kIccForms{IccForm::oneWay,        IccForm::agreement,
                                                  IccForm::consistency,   IccForm::oneWayMean,
                                                  IccForm::agreementMean, IccForm::consistencyMean};

[[nodiscard]] std::string_view codeOf(IccForm form); // "icc(1,1)", …, "icc(3,k)"

// With `level`, the interval by F; for ICC(2,·) with McGraw & Wong's degrees of freedom, ICC(2,k) by
// Spearman–Brown. Without residual variance it is [1, 1]. Undefined: 0/0, and forms that fall without bound.
[[nodiscard]] Estimate intraclassCorrelation(IccForm form, const MeanSquares& squares,
                                             std::optional<double> level);

} // namespace cotejo
