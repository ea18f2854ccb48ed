#pragma once

#include "engine/domain/field_status.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// What one place of a note says about one field, before the form's rules are applied. Several readings of a
// field may stand side by side (other visits, other courses, contradictions); the evaluator chooses and
// raises the queries.
struct FieldReading {
    std::string field; // field id of the form
    FieldStatus status =
        FieldStatus::present; // present, unknown, or not_applicable where the note itself says so
    FieldDetail detail = FieldDetail::value;
    FieldScalar value;
    std::string unit;    // as in the note, or the one meant; empty where there is none
    std::string variant; // "vsg", "pcr", "2k", …
    std::string titre;
    std::string date;               // of the value itself, ISO, as precise as the note
    std::vector<Evidence> evidence; // never empty
    std::string instance;           // INN of the course or number of the event; empty for fields given once
    bool current =
        true; // false: said of an earlier visit, an older course or a superseded line of the same note
    std::vector<QueryKind> doubts; // seen by the extractor itself: unit, stale, implausible, missing_variant
};

// Everything read from a note's text.
struct NoteReading {
    std::optional<Disease> disease;
    std::vector<VisitContext> contexts;
    std::optional<std::string> noteDate; // ISO, as precise as the note
    std::vector<FieldReading> readings;  // in text order
};

} // namespace cotejo
