#include "engine/orvs/scale_warning.h"

namespace cotejo
{
namespace
{
bool isBetween(const Decimal& value, double low, double high)
{
    return value > Decimal::fromDouble(low) && value <= Decimal::fromDouble(high);
}
} // namespace

std::vector<Warning> scaleWarnings(const EvaluationReading& reading)
{
    std::vector<Warning> warnings;
    if (reading.contract == nullptr || reading.contract->scaleMax < Decimal::fromDouble(10))
        return warnings;
    const auto warn = [&](const std::string& name, const Decimal& value) {
        warnings.push_back({"suspicious_scale", {}, name + " " + value.lexeme()});
    };
    const Evaluation& evaluation = *reading.evaluation;
    const bool toHundred = reading.contract->scaleMax >= Decimal::fromDouble(100);
    if (evaluation.composite) {
        const bool tenfold = toHundred && isBetween(*evaluation.composite, 0, 10) && reading.threshold &&
                             *reading.threshold > Decimal::fromDouble(10);
        if (isBetween(*evaluation.composite, 0, 1) || tenfold)
            warn("composite", *evaluation.composite);
    }
    if (evaluation.threshold && isBetween(*evaluation.threshold, 0, 1))
        warn("threshold", *evaluation.threshold);
    for (const DimensionScore& score : reading.dimensions) {
        if (score.value && isBetween(*score.value, 0, 1) && *score.value != Decimal::fromDouble(1))
            warn(score.id, *score.value);
    }
    return warnings;
}

} // namespace cotejo
