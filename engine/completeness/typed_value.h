#pragma once

#include "engine/base/result.h"
#include "engine/completeness/form_field.h"
#include "engine/domain/field_status.h"

#include <string>

namespace cotejo
{

// A value that a person gives a field, held against the form: a number (a decimal comma is taken) inside the
// field's range in the field's own unit, a day there is in ISO, as precise as it is known, a permitted code
// or its label, codes with commas between them. Only `present` has a value, and must. Errors, with the field
// in `where` and what was expected in the detail: field.invalid_value, field.implausible, field.unknown_unit.
[[nodiscard]] Result<FieldScalar> typedValue(const FormField& field, FieldStatus status,
                                             const std::string& typed, const std::string& unit);

} // namespace cotejo
