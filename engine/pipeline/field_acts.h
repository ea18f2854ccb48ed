#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_act.h"

#include <set>
#include <string>
#include <vector>

namespace cotejo
{

struct Form;

// The program's reading of a field, for FieldAct::machine: {"status", "detail", "value", "unit"}.
[[nodiscard]] std::string machineReadingJson(const FieldFinding& finding);

// Confirmations of every field that is present with a place in the note to show and without a query; `known`
// fields (a person spoke of them already) are left out.
[[nodiscard]] std::vector<FieldAct> confirmableFields(const NoteEvaluation& evaluation,
                                                      const std::set<std::string>& known);

// What a person typed for a field, as JSON (typed_value.h); `status` is a word of FieldStatus. Errors: those
// of typedValue(); field.unknown_status.
[[nodiscard]] Result<std::string> typedValueJson(const Form& form, const std::string& field,
                                                 const std::string& status, const std::string& typed,
                                                 const std::string& unit);

} // namespace cotejo
