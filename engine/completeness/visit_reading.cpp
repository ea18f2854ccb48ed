#include "engine/completeness/visit_reading.h"

namespace cotejo
{

void placeInVisit(const AnalysedNote& note, std::size_t position, FieldReading& reading)
{
    const Visit& visit = note.visitAt(position);
    reading.current = reading.current && visit.current;
    if (!visit.current && visit.date && reading.date.empty())
        reading.date = visit.date->iso();
}

} // namespace cotejo
