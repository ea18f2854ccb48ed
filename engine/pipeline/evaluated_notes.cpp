#include "engine/pipeline/evaluated_notes.h"

#include "engine/completeness/note_evaluator.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/document_list.h"
#include "engine/store/field_reader.h"
#include "engine/store/store_file.h"

#include <map>
#include <string>

namespace cotejo
{

Result<std::size_t>
forEachEvaluatedNote(const StoreFile& store, const NoteEvaluator& evaluator,
                     const std::function<bool(const Note& note, const NoteEvaluation& evaluation,
                                              const std::vector<FieldAct>& acts)>& take)
{
    Result<ReadHandle> read = store.openRead();
    if (!read)
        return tl::unexpected<Error>(read.error());
    const Result<std::vector<RecordedFieldAct>> recorded = fieldActs(*read, "", true);
    if (!recorded)
        return tl::unexpected<Error>(recorded.error());
    std::map<std::string, std::vector<FieldAct>, std::less<>> acts;
    for (const RecordedFieldAct& one : *recorded)
        acts[one.note].push_back(one.act);
    std::size_t unreadable = 0;
    const Result<void> walked =
        forEachPresentDocument(*read, [&](const StoredDocument& document, const std::string&) {
            if (document.kind != ItemKind::note)
                return true;
            const Result<Note> note = storedNote(document.bytes, document.record);
            if (note)
                return take(*note, evaluator.evaluate(*note), acts[note->id]);
            ++unreadable;
            return true;
        });
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    return unreadable;
}

} // namespace cotejo
