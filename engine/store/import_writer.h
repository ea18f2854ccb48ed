#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/case_file.h"
#include "engine/store/item_evaluation.h"

#include <string>
#include <vector>

namespace cotejo
{

class WriteHandle;

// One item of a document, with what the search index holds of it.
struct DocumentItem {
    std::string turn; // empty for a note
    std::string date; // asked_at or the note's date, as given
    std::string searchText;
};

struct ImportedDocument {
    StoredDocument document; // sha256 may be empty: it is worked out
    std::vector<DocumentItem> items;
    std::vector<ItemEvaluation> evaluations; // of the same items, or empty
    std::string file;                        // name without folder, for the log
};

enum class ImportOutcome { added, duplicate };

// Puts documents in. begin() … add() … commit() is one transaction; what was added counts only after
// commit(). Belongs to the thread of its handle, which must outlive it.
class ImportWriter
{
public:
    // `batch`: when this import began; the later batch is current where two versions of a record carry no or
    // the same date.
    ImportWriter(WriteHandle& handle, const Clock& clock, std::string actor);
    ~ImportWriter(); // rolls back what was not committed
    ImportWriter(const ImportWriter&) = delete;
    ImportWriter& operator=(const ImportWriter&) = delete;

    [[nodiscard]] Result<void> begin();
    [[nodiscard]] Result<ImportOutcome> add(const ImportedDocument& document);
    [[nodiscard]] Result<void> reevaluated(const std::string& sha256,
                                           const std::vector<ItemEvaluation>& evaluations);
    [[nodiscard]] Result<void> commit();

private:
    WriteHandle& m_handle;
    const Clock& m_clock;
    std::string m_actor;
    Instant m_batch;
    bool m_open = false;
};

} // namespace cotejo
