#pragma once

#include "engine/completeness/field_reading.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo::test
{

struct GoldPair {
    FieldStatus status = FieldStatus::absent;
    FieldDetail detail = FieldDetail::not_mentioned;
};

// One label of a gold file (cotejo.note-gold).
struct GoldField {
    std::string id;
    Requirement requirement = Requirement::optional;
    GoldPair first;
    std::vector<GoldPair> accepted; // with the alternatives; the first among them
    FieldScalar value;
    std::string unit;
    std::string variant;
    std::string titre;
    std::vector<TextSpan> spans;
    std::vector<std::string> quotes;
    std::vector<QueryKind> queries;
    std::vector<QueryKind> queriesOptional;
    bool ambiguous = false;
};

struct GoldNote {
    std::string id;
    std::string folderStem; // path without ending: its note is .txt or .json beside it
    Disease disease = Disease::OTR;
    std::vector<VisitContext> contexts;
    std::vector<Identifier> identifiers;
    std::vector<GoldField> fields;
};

// All gold files of a folder, in name order.
[[nodiscard]] std::vector<GoldNote> readGoldNotes(const std::string& folder);

// The gold as if a perfect reader had read it: a reading for each label that is present, unknown or stated
// not to apply.
[[nodiscard]] NoteReading perfectReading(const GoldNote& gold);

} // namespace cotejo::test
