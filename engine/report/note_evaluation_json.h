#pragma once

#include "engine/domain/field_status.h"

#include <string>
#include <vector>

namespace cotejo
{

struct NoteJsonOptions {
    bool reveal = false;                // show birth dates and identifiers
    std::vector<NotePlace> places = {}; // of a note read from another program's file (Note::places)
    // As a store keeps it: no members that are null or empty, a rule by its id alone, and of the fields that
    // no rule asks for and the note does not mention only the ids, under `optional_absent`.
    bool kept = false;
};

// The line that `cotejo-cli note` prints (FORMATS §7, §8): one JSON object without a line end, members always
// in the same order. Unless revealed, the value and quotes of `birth_date` are null and every character of an
// identifier that falls into another quote or value is masked, one for one, so that offsets still hold.
// `text` is the note's text.
[[nodiscard]] std::string noteEvaluationJson(const NoteEvaluation& evaluation, const std::string& text,
                                             const NoteJsonOptions& options = {});

} // namespace cotejo
