#include "engine/completeness/number_agreement.h"

#include "engine/completeness/unit_spelling.h"
#include "engine/text/text_cursor.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace cotejo
{
namespace
{

constexpr double kMonthsPerYear = 12.0;
constexpr double kByWeight = 0.06;   // a dose by weight is rounded to what can be given
constexpr double kByCalendar = 0.09; // four weeks and a month

struct Measure {
    double value = 0;
    double step = 0; // half a unit of the last printed decimal, in the own unit
    bool converted = false;
    bool byWeight = false;
};

std::optional<Measure> measure(const FormField& field, const FieldReading& reading,
                               const AgreementFacts& facts)
{
    const auto* number = std::get_if<Decimal>(&reading.value);
    if (number == nullptr)
        return std::nullopt;
    Measure result;
    result.value = number->value();
    result.step = 0.5 * std::pow(10.0, -number->printedDecimals());
    std::string unit = reading.unit;
    if (unit.empty() && field.unitGuess && result.value < field.unitGuess->below)
        unit = field.unitGuess->unit;
    if (unit.empty() || field.units.empty())
        return result;
    const std::string spelling = unitSpelling(unit);
    for (const FormUnit& known : field.units) {
        const bool same =
            known.unit == unit || unitSpelling(known.unit) == spelling ||
            std::find(known.spellings.begin(), known.spellings.end(), spelling) != known.spellings.end();
        if (!same)
            continue;
        double factor = known.factor.value_or(0.0);
        if (!known.factor && spelling.find("/kg") != std::string::npos) {
            if (!facts.weight)
                return std::nullopt;
            factor = *facts.weight;
            result.byWeight = true;
        }
        if (factor == 0.0)
            return std::nullopt;
        result.converted = factor != 1.0;
        result.value *= factor;
        result.step *= factor;
        return result;
    }
    if (spelling.find("/kg") != std::string::npos && facts.weight) {
        result.value *= *facts.weight;
        result.byWeight = true;
        return result;
    }
    return std::nullopt;
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance + 1e-9 * std::max(std::abs(a), std::abs(b));
}

} // namespace

Agreement compareNumbers(const FormField& field, const FieldReading& stated, const FieldReading& noted,
                         const AgreementFacts& facts)
{
    const auto a = measure(field, stated, facts);
    const auto b = measure(field, noted, facts);
    if (!a || !b)
        return Agreement::unclear;
    const bool otherVariant =
        !stated.variant.empty() && !noted.variant.empty() && stated.variant != noted.variant;
    double tolerance = a->step == b->step ? 0.0 : std::max(a->step, b->step);
    if (a->byWeight != b->byWeight)
        tolerance = std::max(tolerance, kByWeight * std::max(a->value, b->value));
    if (field.unit == "días")
        tolerance = std::max(tolerance, kByCalendar * std::max(a->value, b->value));
    if (field.unit == "años") { // an age or a duration goes on
        const double passed = facts.monthsBetween / kMonthsPerYear;
        const double since = a->value - b->value;
        const double slack = std::max({1.0, a->step, b->step});
        return since >= -slack && since <= passed + slack ? Agreement::agrees : Agreement::differs;
    }
    bool same = near(a->value, b->value, tolerance);
    const bool unitLeftOut = stated.unit.empty() != noted.unit.empty();
    for (const FormUnit& unit : field.units) // a number whose unit was left out may be in any of them
        if (unitLeftOut && unit.factor && *unit.factor != 1.0) {
            const Measure& bare = stated.unit.empty() ? *a : *b;
            const Measure& full = stated.unit.empty() ? *b : *a;
            same = same || near(bare.value * *unit.factor, full.value, full.step);
        }
    if (otherVariant)
        return same ? Agreement::differs : Agreement::unclear;
    return same ? Agreement::agrees : Agreement::differs;
}

Agreement compareTitres(std::string_view stated, std::string_view noted)
{
    const auto number = [](std::string_view titre) -> std::optional<double> {
        const auto ratio = titre.find("1:");
        const auto begin = titre.find_first_of("0123456789", ratio == std::string_view::npos ? 0 : ratio + 2);
        if (begin == std::string_view::npos)
            return std::nullopt;
        std::string digits;
        for (const char c : titre.substr(begin)) {
            if (!TextCursor::isDigit(c) && c != '.' && c != ',')
                break;
            digits += c == ',' ? '.' : c;
        }
        while (!digits.empty() && digits.back() == '.')
            digits.pop_back();
        const auto value = Decimal::parse(digits);
        return value ? std::optional(value->value()) : std::nullopt;
    };
    const auto a = number(stated);
    const auto b = number(noted);
    if (!a || !b)
        return Agreement::unclear;
    return near(*a, *b, 0.5) ? Agreement::agrees : Agreement::differs;
}

} // namespace cotejo
