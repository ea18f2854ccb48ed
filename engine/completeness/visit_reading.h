#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/text/analysed_note.h"

namespace cotejo
{

// Sets what the place of a reading says: not current in an older visit of the same note, with that visit's
// date where the reading has none.
void placeInVisit(const AnalysedNote& note, std::size_t position, FieldReading& reading);

} // namespace cotejo
