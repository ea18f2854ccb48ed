#pragma once

#include "engine/domain/field_act.h"

#include <set>
#include <string>
#include <vector>

namespace cotejo
{

// The program's reading of a field, for FieldAct::machine: {"status", "detail", "value", "unit"}.
[[nodiscard]] std::string machineReadingJson(const FieldFinding& finding);

// Confirmations of every field that is present with a place in the note to show and without a query; `known`
// fields (a person spoke of them already) are left out.
[[nodiscard]] std::vector<FieldAct> confirmableFields(const NoteEvaluation& evaluation,
                                                      const std::set<std::string>& known);

// A value typed by a person as JSON: a plain number, else a text; empty is null.
[[nodiscard]] std::string typedValueJson(const std::string& typed);

} // namespace cotejo
