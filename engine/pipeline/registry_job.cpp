#include "engine/pipeline/registry_job.h"

#include "engine/completeness/note_evaluator.h"
#include "engine/pipeline/evaluated_notes.h"
#include "engine/pipeline/registry_table.h"
#include "engine/store/store_file.h"

namespace cotejo
{

Result<RegistryOverview> runRegistry(const StoreFile& store)
{
    const Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    RegistryOverview overview;
    RegistryTable table(evaluator->form());
    const Result<std::size_t> unreadable = forEachEvaluatedNote(
        store, *evaluator,
        [&](const Note&, const NoteEvaluation& evaluation, const std::vector<FieldAct>& acts) {
            ++overview.notes;
            table.add(evaluation, acts);
            return true;
        });
    if (!unreadable)
        return tl::unexpected<Error>(unreadable.error());
    overview.unreadable = *unreadable;
    overview.rows = table.rows();
    return overview;
}

} // namespace cotejo
