#pragma once

#include "engine/completeness/condition_evaluator.h"
#include "engine/completeness/form.h"
#include "engine/completeness/instance_chooser.h"
#include "engine/completeness/reading_chooser.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// Adds to a field that is present the doubts its form entry raises: `implausible` (out of range), `unit`
// (left out where it changes the value), `missing_variant`, `stale` (older than the form allows at this
// visit). Each kind once.
void findQueries(const FormField& field, ChosenReading& chosen, const std::optional<std::string>& noteDate);

// The form's checks across fields: one query on the field that each names, with the places of both.
// Fields of two courses are not held against each other.
void applyChecks(const Form& form, const NoteFacts& facts, const ChosenInstances& instances,
                 std::vector<FieldFinding>& findings);

} // namespace cotejo
