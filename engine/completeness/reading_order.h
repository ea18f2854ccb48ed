#pragma once

#include "engine/completeness/field_reading.h"

namespace cotejo
{

// Text order: by the first place, structured records after the text; readings of one place by what they say.
[[nodiscard]] bool readsBefore(const FieldReading& a, const FieldReading& b);

// Whether a reading comes from a structured record.
[[nodiscard]] bool isStructured(const FieldReading& reading);

} // namespace cotejo
