#include "engine/pipeline/reevaluation_job.h"

#include "engine/pipeline/paper_lookup.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/document_list.h"
#include "engine/store/import_writer.h"
#include "engine/store/store_file.h"

#include <optional>

namespace cotejo
{
namespace
{
std::optional<std::vector<ItemEvaluation>> evaluate(const Evaluators& evaluators,
                                                    const StoredDocument& document)
{
    if (document.kind == ItemKind::note) {
        const Result<Note> note = storedNote(document.bytes, document.record);
        if (!note)
            return std::nullopt;
        return std::vector<ItemEvaluation>{evaluators.note(*note)};
    }
    const Result<Transcript> transcript = storedTranscript(document.bytes);
    if (!transcript)
        return std::nullopt;
    return evaluators.transcript(*transcript);
}

// Each document in a transaction of its own: a person who decides meanwhile waits for one at most.
Result<bool> keepIfChanged(ImportWriter& writer, const StoredDocument& document, const std::string& present,
                           const std::vector<ItemEvaluation>& evaluations)
{
    if (evaluationMark(evaluations) == present)
        return false;
    if (const Result<void> begun = writer.begin(); !begun)
        return tl::unexpected<Error>(begun.error());
    if (const Result<void> kept = writer.reevaluated(document, evaluations); !kept)
        return tl::unexpected<Error>(kept.error());
    if (const Result<void> done = writer.commit(); !done)
        return tl::unexpected<Error>(done.error());
    return true;
}
} // namespace

Result<ReevaluationTotals> runReevaluation(const StoreFile& store, const Evaluators& evaluators,
                                           const std::string& actor,
                                           const std::function<void(std::size_t documents)>& progress,
                                           const std::atomic<bool>& cancel, const Clock& clock,
                                           ReevaluationScope scope)
{
    const Result<Evaluators> informed = withPaperFacts(evaluators, store);
    if (!informed)
        return tl::unexpected<Error>(informed.error());
    Result<ReadHandle> read = store.openRead();
    if (!read)
        return tl::unexpected<Error>(read.error());
    Result<WriteHandle> write = store.openWrite();
    if (!write)
        return tl::unexpected<Error>(write.error());
    ImportWriter writer(*write, clock, actor);
    ReevaluationTotals totals;
    std::optional<Error> error;
    const Result<void> walked =
        forEachPresentDocument(*read, [&](const StoredDocument& document, const std::string& present) {
            totals.cancelled = cancel.load();
            if (totals.cancelled)
                return false;
            if (scope == ReevaluationScope::transcripts && document.kind != ItemKind::turn)
                return true;
            ++totals.documents;
            const std::optional<std::vector<ItemEvaluation>> evaluations = evaluate(*informed, document);
            if (!evaluations) {
                ++totals.unreadable;
                return true;
            }
            const Result<bool> changed = keepIfChanged(writer, document, present, *evaluations);
            if (!changed) {
                error = changed.error();
                return false;
            }
            totals.changed += *changed ? std::size_t{1} : std::size_t{0};
            if (progress)
                progress(totals.documents);
            return true;
        });
    if (error)
        return tl::unexpected<Error>(*error);
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    return totals;
}

} // namespace cotejo
