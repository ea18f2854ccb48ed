#pragma once

#include "engine/domain/field_status.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cotejo
{

// One data element of a note as it goes into a QuestionnaireResponse: what a person said of it stands in
// place of the program's reading.
struct FhirField {
    enum class Kind { text, code, date }; // of a value that is no number

    std::string id;
    std::string label;
    Kind kind = Kind::text;
    FieldStatus status = FieldStatus::absent;
    std::string detail; // a word of FieldDetail; empty where a person set the status
    Requirement requirement = Requirement::optional;
    bool byPerson = false;
    FieldScalar value; // masked already
    std::string unit;
    std::vector<std::string> queries; // words of QueryKind
};

struct FhirNote {
    std::string id;
    std::string subject;
    std::string date; // ISO, as precise as given
    std::string form;
    std::string edition;
    std::size_t complete = 0;
    std::size_t asked = 0;
    std::vector<FhirField> fields; // those that apply
};

// The entry of a FHIR R4 Bundle with the completeness of one note as QuestionnaireResponse: one JSON object
// without a line end. "completed" where nothing that is asked is missing, else "in-progress". No words of the
// note but the values.
[[nodiscard]] std::string questionnaireResponseEntry(const FhirNote& note);

} // namespace cotejo
