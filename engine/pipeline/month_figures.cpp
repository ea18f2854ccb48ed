#include "engine/pipeline/month_figures.h"

#include "engine/base/iso_instant.h"
#include "engine/domain/codes.h"
#include "engine/pipeline/export_job.h"
#include "engine/pipeline/export_selection.h"
#include "engine/store/escalation_log.h"
#include "engine/store/store_file.h"

#include <set>

namespace cotejo
{
namespace
{
bool isIn(const Instant& at, const std::string& month)
{
    return localIsoDay(at).starts_with(month);
}

Result<void> countDecisions(ReadHandle& handle, const std::string& viewer, const std::atomic<bool>& cancel,
                            MonthFigures& figures)
{
    ExportRequest everything;
    everything.viewer = viewer;
    std::set<std::string> items;
    const Result<void> read = forEachExported(handle, everything, [&](const DecisionRecord& record) {
        if (!isIn(record.at, figures.month))
            return !cancel;
        MonthFigures::Decided& decided = figures.decisions[std::string(codeOf(record.decision.kind))];
        ++(record.kind == ItemKind::note ? decided.notes : decided.answers);
        ++figures.made;
        figures.undone += record.undone ? 1 : 0;
        items.insert(record.decision.item);
        for (const std::string& reason : record.decision.reasons)
            ++figures.reasons[reason];
        return !cancel;
    });
    figures.items = static_cast<std::int64_t>(items.size());
    return read;
}
} // namespace

Result<MonthFigures> readMonth(const StoreFile& store, const std::string& month, const std::string& viewer,
                               const std::atomic<bool>& cancel)
{
    Result<ReadHandle> handle = store.openRead();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    MonthFigures figures;
    figures.month = month;
    if (const Result<void> counted = countDecisions(*handle, viewer, cancel, figures); !counted)
        return tl::unexpected<Error>(counted.error());
    const Result<std::vector<EscalationRecord>> escalations = escalationsOf(*handle, viewer);
    if (!escalations)
        return tl::unexpected<Error>(escalations.error());
    for (const EscalationRecord& one : *escalations) {
        if (isIn(one.at, month))
            ++figures.escalations[one.state];
    }
    Result<RegistryNotes> notes = readRegistryNotes(
        store, [](std::size_t) {}, cancel);
    if (!notes)
        return tl::unexpected<Error>(notes.error());
    for (RegistryNote& note : notes->notes) {
        figures.undatedNotes += note.month.empty() ? 1 : 0;
        if (note.month == month)
            figures.notes.push_back(std::move(note));
    }
    return figures;
}

} // namespace cotejo
