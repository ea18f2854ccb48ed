#pragma once

#include <optional>

namespace cotejo
{

// Quantiles of the distributions behind the intervals (Boost.Math). nullopt where one does not exist: p
// outside (0, 1), degrees of freedom that are not finite and above 0.
[[nodiscard]] std::optional<double> normalQuantile(double p);
[[nodiscard]] double normalProbability(double z);
[[nodiscard]] std::optional<double> studentQuantile(double p, double degrees);
[[nodiscard]] std::optional<double> fisherQuantile(double p, double degrees1, double degrees2);

} // namespace cotejo
