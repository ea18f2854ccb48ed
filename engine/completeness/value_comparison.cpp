#include "engine/completeness/value_comparison.h"

#include "engine/completeness/unit_spelling.h"
#include "engine/text/folded_text.h"
#include "engine/text/partial_date.h"

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{
constexpr double kRelative = 0.005;
constexpr double kAbsolute = 0.006;

bool closeNumbers(double a, double b)
{
    return std::abs(a - b) <= std::max(kAbsolute, kRelative * std::max(std::abs(a), std::abs(b)));
}

bool sameDate(const std::string& a, const std::string& b)
{
    if (a.starts_with(b) || b.starts_with(a))
        return true;
    const auto first = PartialDate::fromIso(a);
    const auto second = PartialDate::fromIso(b);
    if (!first || !second)
        return false;
    const int precision = std::min(first->precision(), second->precision());
    if (precision == 1)
        return std::abs(first->year - second->year) <= 1;
    const int monthsA = first->year * 12 + first->month;
    const int monthsB = second->year * 12 + second->month;
    return precision == 2 && std::abs(monthsA - monthsB) <= 1;
}
} // namespace

const FormUnit* unitOf(const FormField& field, std::string_view unit)
{
    const std::string spelling = unitSpelling(unit);
    const auto at = std::find_if(field.units.begin(), field.units.end(), [&](const FormUnit& one) {
        return std::find(one.spellings.begin(), one.spellings.end(), spelling) != one.spellings.end();
    });
    return at == field.units.end() ? nullptr : &*at;
}

std::optional<double> numberInOwnUnit(const FormField& field, const FieldScalar& value, std::string_view unit)
{
    const auto* number = std::get_if<Decimal>(&value);
    if (number == nullptr)
        return std::nullopt;
    double factor = 1.0;
    std::string_view used = unit;
    if (used.empty() && field.unitGuess && number->value() < field.unitGuess->below)
        used = field.unitGuess->unit;
    if (!used.empty() && !field.units.empty()) {
        const FormUnit* known = unitOf(field, used);
        if (known == nullptr || !known->factor)
            return std::nullopt;
        factor = *known->factor;
    }
    return number->value() * factor;
}

std::string codeSpelling(std::string_view text)
{
    const FoldedText folded(text);
    std::string code;
    for (const char byte : folded.view()) {
        const bool word = (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') ||
                          static_cast<unsigned char>(byte) >= 0x80;
        if (word)
            code.push_back(byte);
        else if (!code.empty() && code.back() != '_')
            code.push_back('_');
    }
    while (!code.empty() && code.back() == '_')
        code.pop_back();
    return code;
}

std::vector<std::string> valueWords(const FieldScalar& value, bool negative)
{
    if (const auto* word = std::get_if<std::string>(&value))
        return {codeSpelling(*word)};
    if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
        std::vector<std::string> codes;
        for (const auto& word : *words)
            codes.push_back(codeSpelling(word));
        return codes;
    }
    if (std::holds_alternative<Decimal>(value) || !negative)
        return {};
    return {"no", "negativo"};
}

bool sameValue(const FormField& field, const FieldScalar& a, std::string_view unitA, const FieldScalar& b,
               std::string_view unitB)
{
    if (field.type == FormFieldType::text)
        return true;
    if (std::holds_alternative<Decimal>(a) && std::holds_alternative<Decimal>(b)) {
        if (std::get<Decimal>(a) == std::get<Decimal>(b))
            return true;
        const auto first = numberInOwnUnit(field, a, unitA);
        const auto second = numberInOwnUnit(field, b, unitB);
        return !first || !second || closeNumbers(*first, *second);
    }
    if (field.type == FormFieldType::date && std::holds_alternative<std::string>(a) &&
        std::holds_alternative<std::string>(b))
        return sameDate(std::get<std::string>(a), std::get<std::string>(b));
    auto first = valueWords(a, true);
    auto second = valueWords(b, true);
    if (first.empty() != second.empty()) // a number beside "si"
        return (first.empty() ? second : first) != std::vector<std::string>{"no"};
    std::sort(first.begin(), first.end());
    std::sort(second.begin(), second.end());
    return first == second;
}

} // namespace cotejo
