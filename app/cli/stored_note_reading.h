#pragma once

#include "engine/base/result.h"
#include "engine/pipeline/stored_evaluation.h"
#include "engine/store/store_file.h"

#include <string>

namespace cotejo::cli
{

// A note of a store as the program reads it now, with what reads further from the same store.
struct StoredNoteReading {
    NoteEvaluator evaluator;
    ReadHandle read;
    StoredNoteEvaluation stored;
};

// Errors: those of the built-in form, of opening the store and of a note that is not in it.
[[nodiscard]] Result<StoredNoteReading> readStoredNote(const StoreFile& store, const std::string& note);

} // namespace cotejo::cli
