#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/case_file.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;

// One item with its document, evaluation, decisions and draft. Belongs to the thread of its handle, which
// must outlive it.
class CaseReader
{
public:
    CaseReader(ReadHandle& handle, const Clock& clock);

    // `reader` is whose draft is wanted. store.unknown_item where there is none of that id.
    [[nodiscard]] Result<CaseFile> load(std::int64_t id, const std::string& reader) const;

    [[nodiscard]] Result<StoredDocument> document(std::int64_t id) const; // the newest that has the item
    [[nodiscard]] Result<std::string>
    evaluation(std::int64_t id) const; // its JSON; empty before it was evaluated
    [[nodiscard]] Result<std::vector<DecisionRecord>> history(std::int64_t id) const;
    [[nodiscard]] Result<std::vector<RelatedItem>> related(std::int64_t id) const;
    [[nodiscard]] Result<std::optional<SavedDraft>> draft(std::int64_t id, const std::string& reader) const;

private:
    ReadHandle& m_handle;
    const Clock& m_clock;
};

} // namespace cotejo
