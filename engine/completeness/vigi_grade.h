#pragma once

#include <array>
#include <string_view>

namespace cotejo
{

// The ten dimensions of vigiGrade (Bergvall et al. 2014, table 2; reference §10.2).
enum class ReportDimension {
    time_to_onset,
    indication,
    outcome,
    sex,
    age,
    dose,
    country,
    primary_reporter,
    report_type,
    comments
};
inline constexpr std::size_t kReportDimensions = 10;

// How a dimension of a report stands. `coarse` and `fair`: time to onset with an uncertainty of more or less
// than a month; `fair` of an age: a group alone. A dimension without such a penalty takes either as met.
enum class DimensionState { met, fair, coarse, missing };

using ReportState = std::array<DimensionState, kReportDimensions>;

[[nodiscard]] std::string_view dimensionCode(ReportDimension dimension);

// Penalty of a dimension in its state: 0 where it is met.
[[nodiscard]] double dimensionPenalty(ReportDimension dimension, DimensionState state);

// C = product of (1 − penalty). How much of what matters a report says, not whether the drug caused the
// event; never a completeness of a note, and never mixed with one.
[[nodiscard]] double vigiGradeScore(const ReportState& state);

// Ours: the product over the seven dimensions that vary in a registry (country, reporter and report type are
// constant there).
[[nodiscard]] double vigiGradeCore(const ReportState& state);

inline constexpr double kWellDocumented = 0.8; // C above it

} // namespace cotejo
