#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/form.h"

#include <optional>
#include <span>
#include <string>

namespace cotejo
{

// Which course and which event of a note the fields speak of that are given once.
struct ChosenInstances {
    std::string course;        // INN; empty: the note names none
    std::string stoppedCourse; // the one whose stop is told; `course` where no other stops
    std::string event;
};

// The course that starts in this visit (context INC or CHG), else the one stopped (context STP), else the one
// in use, in the order the form gives; of several the one that started last. The event is the newest of those
// this visit speaks of. The order of `readings` does not matter.
[[nodiscard]] ChosenInstances chooseInstances(const Form& form, const std::vector<FieldReading>& readings,
                                              std::span<const VisitContext> contexts,
                                              const std::optional<std::string>& noteDate);

} // namespace cotejo
