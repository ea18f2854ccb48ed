#include "engine/completeness/vigi_grade.h"

#include <algorithm>

namespace cotejo
{
namespace
{

// Percent: kept times kept is exact in integers until the end.
struct Penalty {
    std::string_view code;
    int missing;
    int coarse;
    int fair;
    bool core;
};
constexpr std::array<Penalty, kReportDimensions> kPenalties = {{{"time_to_onset", 50, 30, 10, true},
                                                                {"indication", 30, 0, 0, true},
                                                                {"outcome", 30, 0, 0, true},
                                                                {"sex", 30, 0, 0, true},
                                                                {"age", 30, 10, 10, true},
                                                                {"dose", 10, 0, 0, true},
                                                                {"country", 10, 0, 0, false},
                                                                {"primary_reporter", 10, 0, 0, false},
                                                                {"report_type", 10, 0, 0, false},
                                                                {"comments", 10, 0, 0, true}}};

int percent(const Penalty& penalty, DimensionState state)
{
    switch (state) {
    case DimensionState::met:
        return 0;
    case DimensionState::fair:
        return penalty.fair;
    case DimensionState::coarse:
        return penalty.coarse;
    case DimensionState::missing:
        return penalty.missing;
    }
    return penalty.missing;
}

double product(const ReportState& state, bool coreOnly)
{
    double kept = 1.0;
    double scale = 1.0;
    for (std::size_t i = 0; i < state.size(); ++i) {
        const Penalty& penalty = kPenalties.at(i);
        const int lost = percent(penalty, state.at(i));
        if (lost == 0 || (coreOnly && !penalty.core))
            continue;
        kept *= (100 - lost) / 10;
        scale *= 10.0;
    }
    return kept / scale;
}

} // namespace

std::string_view dimensionCode(ReportDimension dimension)
{
    return kPenalties.at(static_cast<std::size_t>(dimension)).code;
}

double dimensionPenalty(ReportDimension dimension, DimensionState state)
{
    return percent(kPenalties.at(static_cast<std::size_t>(dimension)), state) / 100.0;
}

double vigiGradeScore(const ReportState& state)
{
    return product(state, false);
}

double vigiGradeCore(const ReportState& state)
{
    return product(state, true);
}

} // namespace cotejo
