#include "engine/pipeline/export_job.h"

#include "engine/base/platform/replaceable_file.h"

#include "engine/domain/codes.h"
#include "engine/pipeline/export_body.h"
#include "engine/pipeline/export_filter.h"
#include "engine/pipeline/export_selection.h"
#include "engine/pipeline/fhir_notes.h"
#include "engine/pipeline/finished_file.h"
#include "engine/store/chain_head.h"
#include "engine/store/export_log.h"
#include "engine/store/store_file.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>

namespace cotejo
{
namespace
{
using Json = nlohmann::ordered_json;
constexpr std::int64_t kRowsBetweenNotices = 1000;

ExportRow rowOf(const DecisionRecord& record, const MaskText& mask)
{
    const ReviewDecision& decision = record.decision;
    ExportRow row;
    row.seq = record.seq;
    row.at = toIsoUtc(record.at.epochMs);
    row.offset = record.at.offsetMinutes;
    row.actor = decision.by;
    row.item = decision.item;
    row.document = decision.basis.document;
    row.verdict = decision.basis.verdict;
    row.versions = decision.basis.versions;
    row.decision = codeOf(decision.kind);
    row.reasons = decision.reasons;
    if (decision.escalation) {
        row.level = codeOf(decision.escalation->level);
        row.urgency = codeOf(decision.escalation->urgency);
        row.to = decision.escalation->to;
    }
    row.comment = mask(decision.comment);
    row.state = decisionStateOf(record);
    row.device = record.device;
    row.event = record.event;
    row.until = decision.until.value_or("");
    row.corrected = mask(decision.corrected.value_or(""));
    return row;
}

std::string metaOf(const ExportRequest& request, const ExportBody& body, const std::vector<ChainHead>& heads,
                   const ExportSummary& summary, const Instant& at)
{
    Json chains = Json::array();
    for (const ChainHead& head : heads)
        chains.push_back({{"device", head.device}, {"seq", head.seq}, {"hash", head.hash}});
    Json counts{{"rows", body.rows()}, {"decisions", body.decisions()}, {"states", body.states()}};
    if (!body.resources().empty())
        counts["resources"] = body.resources();
    const Json meta{{"format", "cotejo.export"},
                    {"version", 1},
                    {"file", std::filesystem::path(request.out).filename().string()},
                    {"kind", codeOfFormat(request.format)},
                    {"filter", request.filter.empty() ? Json() : Json(request.filter)},
                    {"identifiers", request.revealWhy.empty() ? "hidden" : "shown"},
                    {"counts", std::move(counts)},
                    {"bytes", body.bytes()},
                    {"sha256", summary.sha256},
                    {"exported_at", toIsoUtc(at.epochMs)},
                    {"offset", at.offsetMinutes},
                    {"actor", request.actor},
                    {"event", summary.event.empty() ? Json() : Json(summary.event)},
                    {"heads", std::move(chains)}};
    return meta.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

// The decisions; `notes` takes the ids of the notes they are about.
Result<void> writeRows(ReadHandle& handle, const ExportRequest& request, const MaskText& mask,
                       ExportBody& body, const FinishedFile& file, std::set<std::string>& notes,
                       const ExportNotices& notices)
{
    bool cancelled = false;
    Result<void> read = forEachExported(handle, request, [&](const DecisionRecord& record) {
        cancelled = notices.cancel != nullptr && notices.cancel->load();
        if (cancelled)
            return false;
        body.add(rowOf(record, mask));
        if (record.kind == ItemKind::note)
            notes.insert(record.decision.item);
        if (notices.progress && body.rows() % kRowsBetweenNotices == 0)
            notices.progress(body.rows());
        return file.good();
    });
    if (read && cancelled)
        return fail("export.cancelled", request.out);
    return read;
}

// The notes of a FHIR export: all of them, or where a filter was given those its decisions are about.
Result<void> writeNotes(const StoreFile& store, const ExportRequest& request,
                        const std::set<std::string>& notes, ExportBody& body, const ExportNotices& notices)
{
    bool cancelled = false;
    const Result<std::size_t> unreadable = forEachFhirNote(
        store, !request.revealWhy.empty(),
        [&](const std::string& note) { return request.filter.empty() || notes.count(note) > 0; },
        [&](const FhirNote& note) {
            body.add(note);
            cancelled = notices.cancel != nullptr && notices.cancel->load();
            return !cancelled;
        });
    if (!unreadable)
        return tl::unexpected<Error>(unreadable.error());
    if (cancelled)
        return fail("export.cancelled", request.out);
    return {};
}

Result<void> writeBody(const StoreFile& store, ReadHandle& handle, const ExportRequest& request,
                       const MaskText& mask, ExportBody& body, const FinishedFile& file,
                       const ExportNotices& notices)
{
    std::set<std::string> notes;
    const bool hides = request.revealWhy.empty();
    const MaskText shown = hides ? mask : [](const std::string& text) { return text; };
    Result<void> written = writeRows(handle, request, shown, body, file, notes, notices);
    if (written && request.format == ExportFormat::fhir)
        written = writeNotes(store, request, notes, body, notices);
    if (written && !body.close())
        return fail("export.io", request.out, "the file could not be written");
    return written;
}

Result<std::string> logExport(const StoreFile& store, const ExportRequest& request, const ExportBody& body,
                              const Clock& clock)
{
    if (!store.writable())
        return std::string();
    Result<WriteHandle> handle = store.openWrite();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    const ExportRecord record{std::string(codeOfFormat(request.format)), request.filter, body.sha256(),
                              body.rows(), request.revealWhy};
    return recordExport(*handle, clock, request.actor, record).map([](const EventReceipt& receipt) {
        return receipt.event;
    });
}
} // namespace

Result<ExportSummary> runExport(const StoreFile& store, const ExportRequest& request, const MaskText& mask,
                                const Clock& clock, const ExportNotices& notices)
{
    const Result<ExportFilter> filter = ExportFilter::parse(request.filter);
    if (!filter)
        return tl::unexpected<Error>(filter.error());
    if (!request.revealWhy.empty() && !store.writable())
        return fail("export.reveal_unlogged", request.out, "identifiers are shown only where that is logged");
    Result<ReadHandle> handle = store.openRead();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    const std::string meta = request.out + ".meta.json";
    for (const std::string& name : {request.out, meta}) {
        if (!isReplaceable(name))
            return fail("usage.not_replaceable", name, "a name that no store, link, device or folder has");
    }
    FinishedFile file(request.out);
    FinishedFile metaFile(meta);
    if (!file.good() || !metaFile.good())
        return fail("export.io", request.out, "a folder that can be written, and a name that is no folder");
    ExportBody body(request, file);
    if (const Result<void> written = writeBody(store, *handle, request, mask, body, file, notices); !written)
        return tl::unexpected<Error>(written.error());
    const Result<std::vector<ChainHead>> heads = chainHeads(*handle);
    if (!heads)
        return tl::unexpected<Error>(heads.error());
    const Result<std::string> event = logExport(store, request, body, clock);
    if (!event)
        return tl::unexpected<Error>(event.error());
    const ExportSummary summary{body.rows(), body.sha256(), *event};
    metaFile.write(metaOf(request, body, *heads, summary, clock.now()));
    if (!metaFile.close() || !file.rename() || !metaFile.rename())
        return fail("export.io", request.out, "the file could not be put in its place");
    return summary;
}

} // namespace cotejo
