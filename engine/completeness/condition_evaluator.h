#pragma once

#include "engine/completeness/form.h"

#include <span>

namespace cotejo
{

// What a note says as far as conditions ask: disease, contexts and, for every field of the form in its order,
// what was chosen among its readings (requirement and queries are not looked at).
struct NoteFacts {
    Disease disease = Disease::OTR;
    std::span<const VisitContext> contexts;
    std::span<const FieldFinding> fields;
};

[[nodiscard]] bool holds(const FormCondition& condition, const Form& form, const NoteFacts& facts);

// Present or unknown: the note speaks of it.
[[nodiscard]] bool isMentioned(const FieldFinding& finding);

} // namespace cotejo
