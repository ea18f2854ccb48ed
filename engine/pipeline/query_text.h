#pragma once

#include "engine/completeness/form_field.h"
#include "engine/domain/field_status.h"

#include <string>

namespace cotejo
{

// The text of a query to a note's author, in Spanish, from what is wrong with the field: its first doubt
// (conflict, stale, …) with the places, else that it is not there, unknown or awaited, with the rule that
// asks for it. A person may edit it. Identifiers of the note are masked. `noteText`: the note's.
[[nodiscard]] std::string queryTextEs(const FormField& field, const FieldFinding& finding,
                                      const NoteEvaluation& evaluation, const std::string& noteText);

} // namespace cotejo
