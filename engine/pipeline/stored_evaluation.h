#pragma once

#include "engine/base/result.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/domain/note.h"

#include <string>

namespace cotejo
{

class ReadHandle;

struct StoredNoteEvaluation {
    Note note;
    NoteEvaluation evaluation;
};

// A note of the store, read again and evaluated with `evaluator`. Errors: store.unknown_item where no note
// has that id, read.… where it is damaged.
[[nodiscard]] Result<StoredNoteEvaluation>
evaluateStoredNote(ReadHandle& handle, const NoteEvaluator& evaluator, const std::string& note);

} // namespace cotejo
