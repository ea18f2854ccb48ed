#pragma once

#include "engine/domain/field_act.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// How one field of a note counts. A status that a person set stands in place of the program's, and settles
// the field's queries.
struct FieldStanding {
    FieldStatus status = FieldStatus::absent;
    bool asked = false;
    bool complete = false;
    bool byPerson = false; // somebody set or confirmed it
};

// `act`: the standing one on the field; null where nobody spoke of it.
[[nodiscard]] FieldStanding fieldStanding(const FieldFinding& finding, const FieldAct* act);

// The act on a field; null where there is none.
[[nodiscard]] const FieldAct* actOn(const std::vector<FieldAct>& acts, std::string_view field);

} // namespace cotejo
