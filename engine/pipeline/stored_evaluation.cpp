#include "engine/pipeline/stored_evaluation.h"

#include "engine/pipeline/stored_record.h"
#include "engine/store/document_list.h"

#include <optional>

namespace cotejo
{

Result<StoredNoteEvaluation> evaluateStoredNote(ReadHandle& handle, const NoteEvaluator& evaluator,
                                                const std::string& note)
{
    std::optional<Result<Note>> found;
    const Result<void> walked =
        forEachPresentDocument(handle, [&](const StoredDocument& document, const std::string&) {
            if (document.kind != ItemKind::note || document.record != note)
                return true;
            found = storedNote(document.bytes, document.record);
            return false;
        });
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    if (!found)
        return fail("store.unknown_item", note, "the id of a note in this store");
    if (!*found)
        return tl::unexpected<Error>(found->error());
    StoredNoteEvaluation result{std::move(**found), {}};
    result.evaluation = evaluator.evaluate(result.note);
    return result;
}

} // namespace cotejo
