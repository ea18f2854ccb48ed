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

// "500 mg 2 tabletas": the strength of one stands before their number. A number of tablets before the
// strength
// ("2 tabletas (1 g)") or a sum a day is no factor.
double tabletsAtOnce(const DoseStatement& dose)
{
    return dose.tablets && dose.tabletsMultiply ? dose.tablets->value() : 1.0;
}

} // namespace

std::optional<PeriodDose> doseOverPeriod(const DoseStatement& dose, const Drug& drug)
{
    if (!dose.amount)
        return std::nullopt;
    const bool grams = isGrams(dose.unit);
    const double pieces = tabletsAtOnce(dose);
    if (drug.doseUnit == "mg")
        return PeriodDose{amountAtOnce(dose), grams ? "g" : dose.unit};
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
    const bool asWritten = dose.unit == "mg/d" || dose.unit == "g/d" || times == 0 || times == 1.0;
    if (asWritten && pieces == 1.0)
        return PeriodDose{*dose.amount, grams ? "g/d" : "mg/d"};
    const double aDay = (asWritten ? 1.0 : times) * pieces * (grams ? 1000.0 : 1.0);
    return PeriodDose{rounded(dose.amount->value() * aDay), "mg/d"};
}

Decimal amountAtOnce(const DoseStatement& dose)
{
    const double pieces = tabletsAtOnce(dose);
    const bool each = dose.unit == "mg" || isGrams(dose.unit);
    return pieces != 1.0 && each ? rounded(dose.amount->value() * pieces) : *dose.amount;
}

std::optional<Decimal> glucocorticoidDose(const DoseStatement& dose)
{
    const bool byWeek = dose.unit == "mg/sem" || dose.everyUnit == "semanas" || dose.everyUnit == "meses";
    if (!dose.amount || byWeek || dose.unit == "mg/kg" || dose.unit == "mg/kg/d" || dose.unit == "mcg")
        return std::nullopt;
    const double times = (timesADay(dose) > 0 ? timesADay(dose) : 1.0) * tabletsAtOnce(dose);
    if (times == 1.0 && !isGrams(dose.unit))
        return *dose.amount;
    return rounded(dose.amount->value() * (isGrams(dose.unit) ? 1000.0 : 1.0) * times);
}

double prednisoneEquivalent(const Decimal& dose, const Drug& drug)
{
    const double five = drug.prednisone5 ? drug.prednisone5->value() : 0.0;
    return five > 0 ? dose.value() * 5.0 / five : 0.0;
}

} // namespace cotejo
