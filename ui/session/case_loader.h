#pragma once

#include "engine/base/result.h"
#include "engine/store/case_file.h"
#include "ui/session/case_engines.h"
#include "ui/session/review_item.h"

#include <memory>
#include <string>

namespace cotejo
{

class CaseReader;
struct RecentCases;

// Puts together what the window shows for one item: the stored record read again, what the engines say of it,
// its log, and the record of the same subject that stands beside it.
class CaseLoader
{
public:
    // The reader must outlive the loader and belongs to its thread; `recent` may be shared with loaders of
    // other threads.
    CaseLoader(const CaseReader& reader, CaseEngines engines, std::shared_ptr<RecentCases> recent);

    // Errors: those of the store and of reading the item's own record. A record beside it that cannot be read
    // is left out.
    [[nodiscard]] Result<ReviewItem> load(qint64 id, const std::string& reviewer) const;

private:
    [[nodiscard]] Result<AnswerCase> answer(const StoredDocument& document, const std::string& turn) const;
    [[nodiscard]] Result<NoteCase> note(const StoredDocument& document) const;
    void addCross(ReviewItem& item, const std::string& documents) const;
    // Its document, empty where there is none.
    [[nodiscard]] std::string addBeside(ReviewItem& item, const CaseFile& file) const;

    const CaseReader& m_reader;
    CaseEngines m_engines;
    std::shared_ptr<RecentCases> m_recent;
};

} // namespace cotejo
