#include "engine/completeness/cued_reading.h"

#include "engine/text/unit_name.h"

namespace cotejo
{
namespace
{

// Metres and centimetres, and other units a note leaves out because the size of the number says them.
std::string meantUnit(const CueSpec& spec, const CuedValue& value)
{
    const auto* number = std::get_if<Decimal>(&value.value);
    if (number == nullptr)
        return {};
    if (spec.field == "height")
        return number->value() < 3 ? "m" : "cm";
    if (spec.field == "proteinuria" && spec.unit.empty())
        return number->value() >= 20 ? "mg/24h" : "g/24h";
    return unitName(spec.unit);
}

} // namespace

FieldReading makeCuedReading(const AnalysedNote& note, const CueSpec& spec, std::string_view field,
                             const CuedValue& value, const FoldedRange& place)
{
    FieldReading reading;
    reading.field = field;
    reading.status = value.status;
    reading.detail = value.detail;
    reading.value = value.value;
    reading.variant = value.variant;
    reading.titre = value.titre;
    const Visit& visit = note.visitAt(place.begin);
    reading.current = visit.current && !value.past;
    if (value.date)
        reading.date = value.date->iso();
    else if (!visit.current && visit.date)
        reading.date = visit.date->iso();
    if (value.status == FieldStatus::present) {
        const bool numeric = std::holds_alternative<Decimal>(value.value);
        reading.unit = value.unit.empty() && numeric ? meantUnit(spec, value) : unitName(value.unit);
        if (numeric && value.unit.empty() && spec.flag("needs_unit"))
            reading.doubts.push_back(QueryKind::unit);
    }
    reading.evidence.push_back(note.evidence(place));
    return reading;
}

} // namespace cotejo
