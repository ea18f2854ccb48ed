#include "engine/completeness/reading_factory.h"

namespace cotejo
{

FieldReading ReadingFactory::make(std::string_view field, FieldStatus status, FieldDetail detail,
                                  const Places& places) const
{
    FieldReading reading;
    reading.field = field;
    reading.status = status;
    reading.detail = detail;
    for (const auto& place : places)
        if (!place.empty())
            reading.evidence.push_back(m_note.evidence(place));
    return reading;
}

FieldReading ReadingFactory::value(std::string_view field, FieldScalar value, const Places& places) const
{
    FieldReading reading = make(field, FieldStatus::present, FieldDetail::value, places);
    reading.value = std::move(value);
    return reading;
}

FieldReading ReadingFactory::negative(std::string_view field, std::string_view value,
                                      const Places& places) const
{
    FieldReading reading = make(field, FieldStatus::present, FieldDetail::negative, places);
    reading.value = std::string(value);
    return reading;
}

FieldReading ReadingFactory::templated(std::string_view field, std::string_view value,
                                       const Places& places) const
{
    FieldReading reading = make(field, FieldStatus::present, FieldDetail::templated, places);
    reading.value = std::string(value);
    return reading;
}

FieldReading ReadingFactory::unknown(std::string_view field, const Places& places) const
{
    return make(field, FieldStatus::unknown, FieldDetail::stated_unknown, places);
}

FieldReading ReadingFactory::pending(std::string_view field, const Places& places) const
{
    return make(field, FieldStatus::unknown, FieldDetail::pending, places);
}

} // namespace cotejo
