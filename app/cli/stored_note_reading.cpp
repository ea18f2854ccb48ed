#include "app/cli/stored_note_reading.h"

#include <utility>

namespace cotejo::cli
{

Result<StoredNoteReading> readStoredNote(const StoreFile& store, const std::string& note)
{
    Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    Result<ReadHandle> read = store.openRead();
    if (!read)
        return tl::unexpected<Error>(read.error());
    auto stored = evaluateStoredNote(*read, *evaluator, note);
    if (!stored)
        return tl::unexpected<Error>(stored.error());
    return StoredNoteReading{*std::move(evaluator), *std::move(read), *std::move(stored)};
}

} // namespace cotejo::cli
