#pragma once

#include "engine/completeness/value_agreement.h"

namespace cotejo
{

// Two ISO dates in readings of a date field. As precise as the coarser of the two; a date that was counted
// back ("hace 2 años") agrees within one of the unit it was counted in.
[[nodiscard]] Agreement compareDates(const FieldReading& stated, const FieldReading& noted);

} // namespace cotejo
