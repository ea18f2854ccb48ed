#include "engine/completeness/reading_order.h"

#include <limits>
#include <tuple>

namespace cotejo
{
namespace
{
std::string words(const FieldScalar& value)
{
    if (const auto* number = std::get_if<Decimal>(&value))
        return number->lexeme();
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    std::string all;
    if (const auto* codes = std::get_if<std::vector<std::string>>(&value))
        for (const auto& code : *codes)
            all += code + '\n';
    return all;
}

std::size_t place(const FieldReading& reading)
{
    return isStructured(reading) || reading.evidence.empty() ? std::numeric_limits<std::size_t>::max()
                                                             : reading.evidence.front().span.start;
}

std::size_t length(const FieldReading& reading)
{
    return reading.evidence.empty() ? 0 : reading.evidence.front().span.length();
}
} // namespace

bool isStructured(const FieldReading& reading)
{
    return !reading.evidence.empty() && !reading.evidence.front().pointer.empty();
}

bool readsBefore(const FieldReading& a, const FieldReading& b)
{
    const auto key = [](const FieldReading& reading) {
        return std::make_tuple(place(reading), length(reading), reading.status, reading.detail,
                               words(reading.value), reading.unit, reading.variant, reading.titre,
                               reading.date, reading.instance);
    };
    return key(a) < key(b);
}

} // namespace cotejo
