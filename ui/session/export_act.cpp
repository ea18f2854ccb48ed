#include "ui/session/export_act.h"

#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_masking.h"
#include "engine/pipeline/export_job.h"
#include "ui/session/open_store.h"
#include "ui/session/review_session.h"

namespace cotejo
{

Result<ExportDone> exportReviewLog(ReviewSession& session, const ExportWish& wish)
{
    if (session.store() == nullptr)
        return fail("store.missing", "export");
    ExportRequest request;
    request.format = wish.jsonLines ? ExportFormat::jsonl : ExportFormat::csv;
    request.byteOrderMark = wish.byteOrderMark && !wish.jsonLines;
    request.out = wish.path.toStdString();
    request.actor = session.reviewer().toStdString();
    const MaskText mask = [](const std::string& text) {
        return MaskedText(text, findIdentifiers(text)).text();
    };
    const Result<ExportSummary> done = runExport(session.store()->file(), request, mask, session.clock());
    if (!done)
        return tl::unexpected(done.error());
    return ExportDone{done->rows, wish.path};
}

} // namespace cotejo
