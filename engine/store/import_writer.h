#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/case_file.h"
#include "engine/store/event_payloads.h"
#include "engine/store/item_evaluation.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cotejo
{

class SealedDocument;
class SqlTransaction;
class WriteHandle;
struct SealedEvaluations;

// One item of a document, with what the search index holds of it.
struct DocumentItem {
    std::string turn; // empty for a note
    std::string date; // asked_at or the note's date, as given
    std::string searchText;
};

struct ImportedDocument {
    StoredDocument document; // sha256 is worked out from the bytes
    std::vector<DocumentItem> items;
    std::vector<ItemEvaluation> evaluations; // of the same items, or empty
    std::string file;                        // name without folder, for the log
    std::string origin;                      // which file named the record (RecordNamer); empty: none did
    std::vector<LoopEscalation> escalations; // each an event "loop.escalated" about its item
};

// Tells two sets of evaluations of one document apart: what they say and the versions they were made with.
[[nodiscard]] std::string evaluationMark(const std::vector<ItemEvaluation>& evaluations);

enum class ImportOutcome { added, duplicate };

// Puts documents in, each with the evaluations made of it, as two events. begin() … add() … commit() is one
// transaction; what was added counts only after commit(). Belongs to the thread of its handle, which must
// outlive it. The time of making the writer is that of the import call: where two versions of a record carry
// the same date or none, the later call's is the present one.
class ImportWriter
{
public:
    ImportWriter(WriteHandle& handle, const Clock& clock, std::string actor);
    ~ImportWriter(); // rolls back what was not committed
    ImportWriter(const ImportWriter&) = delete;
    ImportWriter& operator=(const ImportWriter&) = delete;

    [[nodiscard]] Result<void> begin();
    // Of the same record the same bytes again are a duplicate and add nothing.
    [[nodiscard]] Result<ImportOutcome> add(const ImportedDocument& document);
    [[nodiscard]] Result<ImportOutcome> add(const SealedDocument& document);
    // New evaluations of a document that is there; those before stay, marked stale.
    [[nodiscard]] Result<void> reevaluated(const StoredDocument& document,
                                           const std::vector<ItemEvaluation>& evaluations);
    [[nodiscard]] Result<void> commit();

private:
    void keepEvaluations(const SealedEvaluations& evaluations);

    WriteHandle& m_handle;
    const Clock& m_clock;
    std::string m_actor;
    Instant m_batch;
    std::unique_ptr<SqlTransaction> m_transaction;
    std::vector<std::pair<std::int64_t, std::string>>
        m_words; // for the search index, written before a commit
};

} // namespace cotejo
