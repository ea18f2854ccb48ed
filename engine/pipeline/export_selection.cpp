#include "engine/pipeline/export_selection.h"

#include "engine/pipeline/export_filter.h"
#include "engine/pipeline/export_job.h"
#include "engine/store/document_list.h"
#include "engine/store/export_log.h"
#include "engine/store/reading_list.h"
#include "engine/store/store_file.h"

#include <set>
#include <string>

namespace cotejo
{

Result<void> forEachExported(ReadHandle& handle, const ExportRequest& request,
                             const std::function<bool(const DecisionRecord& record)>& take)
{
    const Result<ExportFilter> filter = ExportFilter::parse(request.filter);
    if (!filter)
        return tl::unexpected<Error>(filter.error());
    std::set<std::string> hidden;
    if (!request.viewer.empty()) {
        Result<std::set<std::string>> read = hiddenFrom(handle, request.viewer);
        if (!read)
            return tl::unexpected<Error>(read.error());
        hidden = std::move(*read);
    }
    return readDecisionLog(handle, [&](const DecisionRecord& record) {
        return !filter->matches(record) || hidden.count(record.event) > 0 || take(record);
    });
}

Result<ExportCount> countExport(const StoreFile& store, const ExportRequest& request)
{
    Result<ReadHandle> handle = store.openRead();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    ExportCount count;
    std::set<std::string> notes;
    Result<void> walked = forEachExported(*handle, request, [&](const DecisionRecord& record) {
        ++count.decisions;
        if (record.kind == ItemKind::note)
            notes.insert(record.decision.item);
        return true;
    });
    if (walked && request.format == ExportFormat::fhir) {
        walked = forEachPresentDocument(*handle, [&](const StoredDocument& document, const std::string&) {
            if (document.kind == ItemKind::note &&
                (request.filter.empty() || notes.count(document.record) > 0))
                ++count.notes;
            return true;
        });
    }
    if (!walked)
        return tl::unexpected<Error>(walked.error());
    return count;
}

} // namespace cotejo
