#include "ui/session/export_work.h"

#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_masking.h"
#include "engine/pipeline/evaluators.h"
#include "engine/pipeline/export_job.h"
#include "engine/pipeline/export_selection.h"
#include "engine/pipeline/reevaluation_job.h"
#include "engine/store/store_file.h"

namespace cotejo
{
namespace
{
JobResult failed(const Error& error)
{
    JobResult result;
    result.cancelled = error.code == "export.cancelled";
    if (!result.cancelled)
        result.error = error;
    return result;
}

ExportFormat formatOf(ExportWish::Form form)
{
    switch (form) {
    case ExportWish::Form::JsonLines:
        return ExportFormat::jsonl;
    case ExportWish::Form::Xlsx:
        return ExportFormat::xlsx;
    case ExportWish::Form::Fhir:
        return ExportFormat::fhir;
    case ExportWish::Form::Csv:
        break;
    }
    return ExportFormat::csv;
}

ExportRequest requestOf(const ExportWish& wish, const QString& actor)
{
    ExportRequest request;
    request.format = formatOf(wish.form);
    request.byteOrderMark = wish.byteOrderMark && wish.form == ExportWish::Form::Csv;
    request.viewer = actor.toStdString();
    request.out = wish.path.toStdString();
    request.filter = wish.filter.toStdString();
    request.revealWhy = wish.revealWhy.toStdString();
    request.actor = actor.toStdString();
    return request;
}
} // namespace

BackgroundJob::Work exportWork(const StoreFile& store, const ExportWish& wish, const QString& actor)
{
    return [store, wish, actor](const BackgroundJob::Report& report, const std::atomic<bool>& cancel) {
        const MaskText mask = [](const std::string& text) {
            return MaskedText(text, findIdentifiers(text)).text();
        };
        const Result<ExportSummary> done =
            runExport(store, requestOf(wish, actor), mask, SystemClock(),
                      {[&report](std::int64_t rows) { report(rows); }, &cancel});
        if (!done)
            return failed(done.error());
        JobResult result;
        result.done = done->rows;
        result.path = wish.path;
        return result;
    };
}

BackgroundJob::Work countWork(const StoreFile& store, const ExportWish& wish, const QString& actor)
{
    return [store, wish, actor](const BackgroundJob::Report&, const std::atomic<bool>&) {
        const Result<ExportCount> count = countExport(store, requestOf(wish, actor));
        if (!count)
            return failed(count.error());
        JobResult result;
        result.done = count->decisions;
        result.changed = count->notes;
        return result;
    };
}

BackgroundJob::Work evaluateAgainWork(const StoreFile& store, const QString& actor)
{
    return [store, actor](const BackgroundJob::Report& report, const std::atomic<bool>& cancel) {
        const Result<Evaluators> evaluators = builtInEvaluators();
        if (!evaluators)
            return failed(evaluators.error());
        const Result<ReevaluationTotals> totals = runReevaluation(
            store, *evaluators, actor.toStdString(),
            [&report](std::size_t documents) { report(static_cast<qint64>(documents)); }, cancel,
            SystemClock());
        if (!totals)
            return failed(totals.error());
        JobResult result;
        result.done = static_cast<qint64>(totals->documents);
        result.changed = static_cast<qint64>(totals->changed);
        result.cancelled = totals->cancelled;
        return result;
    };
}

} // namespace cotejo
