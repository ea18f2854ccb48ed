#pragma once

#include "engine/completeness/form_condition.h"
#include "engine/completeness/form_field.h"
#include "engine/domain/field_status.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// Says what a field is, in a disease and context and beside what else the note states.
struct FormRule {
    std::string id;
    std::vector<std::size_t> fields; // indices into Form::fields
    // Alternatives: each of `fields` that the note mentions is asked; where it mentions none, those in
    // `whenNone` are. Empty for a rule about each field alone.
    bool oneOf = false;
    std::vector<std::size_t> whenNone;
    Requirement requirement = Requirement::optional; // `optional` takes a request back
    FormCondition when;
    FormLabel text; // a sentence for the reader
    std::string tier;
    std::string source;
    bool provisional = true;
};

// A doubt that two fields raise together; `evidenceOf` are the fields whose places it shows.
struct FormCheck {
    std::string id;
    QueryKind kind = QueryKind::implausible;
    std::size_t field = 0; // the field that gets the query
    FormCondition when;
    std::vector<std::size_t> evidenceOf;
    FormLabel text;
};

// The settled readings of the rules that the code follows (`readings` of the form file).
struct FormReadings {
    std::vector<Requirement> precedence;  // of two rules that hold, the one whose requirement comes first
    std::vector<std::string> courseOrder; // "starting", "stopped", "in_use"
    std::vector<std::size_t> stoppedCourseFields; // taken from the course that stops
    FieldStatus statedNaWhereAsked = FieldStatus::absent;
    bool keepValueWhereNotApplicable = true;
    bool staleOnlyWhereAsked = true;
};

// Fields that mean something beyond themselves: where the note's own members go, what orders courses and
// events. Indices into Form::fields; nullopt: this form has none.
struct FormRoles {
    std::optional<std::size_t> noteDate;
    std::optional<std::size_t> contexts;
    std::optional<std::size_t> centre;
    std::optional<std::size_t> diagnosis;
    std::optional<std::size_t> courseBegins;
    std::optional<std::size_t> courseStatus;
    std::string courseStopped; // the code of courseStatus for a course that ended
    std::optional<std::size_t> eventBegins;
};

} // namespace cotejo
