#include "engine/completeness/concomitant_dose.h"

#include <cmath>

namespace cotejo
{
namespace
{

constexpr double kHoursPerDay = 24.0;
constexpr double kSmallTablet = 2.5; // mg: "6 tabletas" of it make one dose of methotrexate

bool isGrams(const std::string& unit)
{
    return unit == "g" || unit == "g/d";
}

Decimal rounded(double value)
{
    return Decimal::fromDouble(std::round(value * 100.0) / 100.0);
}

// How often a day the dose is taken; 0 where it is not by the day or the hour.
double timesADay(const DoseStatement& dose)
{
    if (!dose.every || dose.every->value() <= 0)
        return 0;
    if (dose.everyUnit == "horas")
        return kHoursPerDay / dose.every->value();
    if (dose.everyUnit == "dias")
        return 1.0 / dose.every->value();
    return 0;
}

} // namespace

std::optional<PeriodDose> doseOverPeriod(const DoseStatement& dose, const Drug& drug)
{
    if (!dose.amount)
        return std::nullopt;
    const bool grams = isGrams(dose.unit);
    if (drug.doseUnit == "mg")
        return PeriodDose{*dose.amount, grams ? "g" : dose.unit};
    const double times = timesADay(dose);
    const bool bySize = dose.unit == "mg/kg" || dose.unit == "mg/m2";
    if (bySize)
        return PeriodDose{*dose.amount, dose.unit + (drug.doseUnit == "mg/sem" ? "/sem" : "/d")};
    if (drug.doseUnit == "mg/sem") {
        const bool daily = dose.unit == "mg/d" || (times > 0 && dose.everyUnit == "dias" && times >= 1);
        if (dose.tablets && dose.amount->value() <= kSmallTablet && dose.tablets->value() > 1)
            return PeriodDose{rounded(dose.amount->value() * dose.tablets->value()), "mg/sem"};
        return PeriodDose{*dose.amount, daily ? "mg/d" : "mg/sem"};
    }
    if (dose.unit == "mg/d" || dose.unit == "g/d" || times == 0 || times == 1.0)
        return PeriodDose{*dose.amount, grams ? "g/d" : "mg/d"};
    return PeriodDose{rounded(dose.amount->value() * times * (grams ? 1000.0 : 1.0)), "mg/d"};
}

std::optional<Decimal> prednisoneEquivalent(const DoseStatement& dose, const Drug& drug)
{
    if (!dose.amount || !drug.prednisone5 || dose.unit == "mg/kg" || dose.unit == "mg/kg/d" ||
        dose.unit == "mcg")
        return std::nullopt;
    const double times = timesADay(dose) > 0 ? timesADay(dose) : 1.0;
    const double milligrams = dose.amount->value() * (isGrams(dose.unit) ? 1000.0 : 1.0) * times;
    const double factor = 5.0 / drug.prednisone5->value();
    if (factor == 1.0 && times == 1.0 && !isGrams(dose.unit))
        return *dose.amount;
    return rounded(milligrams * factor);
}

} // namespace cotejo
