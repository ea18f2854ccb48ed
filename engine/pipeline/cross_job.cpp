#include "engine/pipeline/cross_job.h"

#include "engine/completeness/form.h"
#include "engine/domain/transcript.h"
#include "engine/pipeline/cross_comparer.h"
#include "engine/pipeline/stored_record.h"
#include "engine/pipeline/subject_notes.h"
#include "engine/pipeline/turn_statements.h"
#include "engine/store/document_list.h"
#include "engine/store/store_file.h"

#include <set>
#include <vector>

namespace cotejo
{
namespace
{

// Transcripts in the order they came in, each turn only in the newest that has it.
std::vector<Transcript> newestTurns(std::vector<Transcript> all)
{
    std::set<std::string> seen;
    for (auto one = all.rbegin(); one != all.rend(); ++one)
        std::erase_if(one->turns,
                      [&](const Turn& turn) { return !seen.insert(one->id + '/' + turn.id).second; });
    return all;
}

} // namespace

Result<CrossTotals> runCross(const StoreFile& store, const std::function<void(const CrossFinding&)>& take)
{
    Result<ReadHandle> read = store.openRead();
    if (!read)
        return tl::unexpected<Error>(read.error());
    const Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    CrossTotals totals;
    SubjectNotes notes(*evaluator);
    std::vector<Transcript> transcripts;
    const Result<void> walked =
        forEachPresentDocument(*read, [&](const StoredDocument& document, const std::string&) {
            if (document.kind == ItemKind::note) {
                Result<Note> note = storedNote(document.bytes, document.record);
                totals.unreadable += note ? 0U : 1U;
                if (note)
                    notes.add(std::move(*note));
            } else {
                Result<Transcript> transcript = storedTranscript(document.bytes);
                totals.unreadable += transcript ? 0U : 1U;
                if (transcript)
                    transcripts.push_back(std::move(*transcript));
            }
            return true;
        });
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    const CrossComparer comparer(evaluator->form());
    transcripts = newestTurns(std::move(transcripts));
    for (const Transcript& transcript : transcripts)
        for (const Turn& turn : transcript.turns) {
            ++totals.turns;
            const EvaluatedNote* beside =
                transcript.subject ? notes.newest(*transcript.subject, askedDay(turn)) : nullptr;
            if (beside == nullptr)
                continue;
            ++totals.compared;
            for (CrossNotice& notice : comparer.notices(turn, beside->evaluation, beside->note)) {
                ++totals.notices;
                notice.item = transcript.id + '/' + turn.id;
                take({notice, beside->note, beside->evaluation.identifiers,
                      notice.where == TurnText::query ? turn.query : turn.answer});
            }
        }
    return totals;
}

} // namespace cotejo
