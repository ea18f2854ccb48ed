#include "engine/pipeline/registry_job.h"

#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/domain/note.h"
#include "engine/pipeline/registry_table.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/document_list.h"
#include "engine/store/field_reader.h"
#include "engine/store/store_file.h"

#include <map>
#include <string>

namespace cotejo
{

Result<RegistryOverview> runRegistry(const StoreFile& store)
{
    Result<ReadHandle> read = store.openRead();
    if (!read)
        return tl::unexpected<Error>(read.error());
    const Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    const Result<std::vector<RecordedFieldAct>> recorded = fieldActs(*read, "", true);
    if (!recorded)
        return tl::unexpected<Error>(recorded.error());
    std::map<std::string, std::vector<FieldAct>, std::less<>> acts;
    for (const RecordedFieldAct& one : *recorded)
        acts[one.note].push_back(one.act);
    RegistryOverview overview;
    RegistryTable table(evaluator->form());
    const Result<void> walked =
        forEachPresentDocument(*read, [&](const StoredDocument& document, const std::string&) {
            if (document.kind != ItemKind::note)
                return true;
            const Result<Note> note = storedNote(document.bytes, document.record);
            if (note) {
                ++overview.notes;
                table.add(evaluator->evaluate(*note), acts[note->id]);
            } else
                ++overview.unreadable;
            return true;
        });
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    overview.rows = table.rows();
    return overview;
}

} // namespace cotejo
