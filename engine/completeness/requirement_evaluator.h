#pragma once

#include "engine/completeness/condition_evaluator.h"
#include "engine/completeness/form.h"

#include <vector>

namespace cotejo
{

// What a field is in this note, and the rule that says so.
struct FieldRequirement {
    Requirement requirement = Requirement::optional;
    RuleReference rule;
};

// Applies the form's rules to what a note says: for every field, in the form's order, the rule that holds and
// whose requirement comes first in the form's precedence; of several such rules the first in the file.
[[nodiscard]] std::vector<FieldRequirement> evaluateRequirements(const Form& form, const NoteFacts& facts);

} // namespace cotejo
