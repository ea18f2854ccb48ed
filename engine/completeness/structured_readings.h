#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/form.h"

#include <vector>

namespace cotejo
{

// What the structured part of a note says, as readings with a pointer for evidence: `fields`
// ("/fields/das28") and the record's own date, centre and contexts. Members that are no field of the form say
// nothing.
[[nodiscard]] std::vector<FieldReading> structuredReadings(const Note& note, const Form& form);

// A reading as the form spells it: codes folded, a negative without a value given the form's word for it, a
// value that is a negative marked as one, a code the form does not permit doubted as `implausible`.
[[nodiscard]] FieldReading inFormSpelling(FieldReading reading, const FormField& field);

} // namespace cotejo
