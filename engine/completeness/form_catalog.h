#pragma once

#include "engine/base/result.h"
#include "engine/completeness/form.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Reads a form file (schemas/form.schema.json). Beyond the schema it holds that ids are used once and that
// every field, group, set and condition that is named is there. A fault is `form.invalid` with the JSON
// pointer in `where` and what was expected in `detail`; bytes that are no strict JSON give the error of
// parseStrictJson.
[[nodiscard]] Result<Form> readForm(std::string_view bytes);

// The same, with every fault, at most 200 and the first for each place; the error is the first of them.
[[nodiscard]] Result<Form> readForm(std::string_view bytes, std::vector<Error>& faults);

// The form that is built in: resources/forms/biobadamex.json.
[[nodiscard]] Result<Form> builtInForm();

} // namespace cotejo
