#include "engine/pipeline/export_job.h"

#include "engine/base/sha256_stream.h"
#include "engine/domain/codes.h"
#include "engine/pipeline/export_filter.h"
#include "engine/pipeline/finished_file.h"
#include "engine/report/xlsx_sheet.h"
#include "engine/store/chain_head.h"
#include "engine/store/export_log.h"
#include "engine/store/reading_list.h"
#include "engine/store/store_file.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>

namespace cotejo
{
namespace
{
using Json = nlohmann::ordered_json;
constexpr std::int64_t kRowsBetweenNotices = 1000;
constexpr std::size_t kPiece = 65536;

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

struct Written {
    std::map<std::string, std::int64_t> decisions;
    std::map<std::string, std::int64_t> states;
    std::int64_t rows = 0;
    std::uint64_t bytes = 0;
    Sha256Stream hash;
};

void put(FinishedFile& file, Written& written, const std::string& text)
{
    file.write(text);
    written.hash.add(text);
    written.bytes += text.size();
}

// What was not written through put().
void sealFile(const std::string& path, Written& written)
{
    std::ifstream in(path, std::ios::binary);
    std::string piece(kPiece, '\0');
    while (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0) {
        const std::string_view bytes(piece.data(), static_cast<std::size_t>(in.gcount()));
        written.hash.add(bytes);
        written.bytes += bytes.size();
    }
}

std::string metaOf(const ExportRequest& request, const Written& written, const std::vector<ChainHead>& heads,
                   const ExportSummary& summary, const Instant& at)
{
    Json chains = Json::array();
    for (const ChainHead& head : heads)
        chains.push_back({{"device", head.device}, {"seq", head.seq}, {"hash", head.hash}});
    const Json meta{
        {"format", "cotejo.export"},
        {"version", 1},
        {"file", std::filesystem::path(request.out).filename().string()},
        {"kind", codeOfFormat(request.format)},
        {"filter", request.filter.empty() ? Json() : Json(request.filter)},
        {"identifiers", "hidden"},
        {"counts", {{"rows", written.rows}, {"decisions", written.decisions}, {"states", written.states}}},
        {"bytes", written.bytes},
        {"sha256", summary.sha256},
        {"exported_at", toIsoUtc(at.epochMs)},
        {"offset", at.offsetMinutes},
        {"actor", request.actor},
        {"event", summary.event.empty() ? Json() : Json(summary.event)},
        {"heads", std::move(chains)}};
    return meta.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

// One export, step by step; each step hands its failure on.
Result<void> writeRows(ReadHandle& handle, const ExportFilter& filter, const ExportRequest& request,
                       const MaskText& mask, FinishedFile& file, Written& written,
                       const ExportNotices& notices)
{
    bool cancelled = false;
    std::set<std::string> hidden;
    if (!request.viewer.empty()) {
        Result<std::set<std::string>> read = hiddenFrom(handle, request.viewer);
        if (!read)
            return tl::unexpected<Error>(read.error());
        hidden = std::move(*read);
    }
    std::optional<XlsxSheet> sheet;
    if (request.format == ExportFormat::xlsx)
        sheet.emplace(request.out + FinishedFile::kUnfinished, request.columns);
    else
        put(file, written, exportHead(request.format, request.columns, request.byteOrderMark));
    Result<void> read = readDecisionLog(handle, [&](const DecisionRecord& record) {
        cancelled = notices.cancel != nullptr && notices.cancel->load();
        if (cancelled)
            return false;
        if (!filter.matches(record) || hidden.count(record.event) > 0)
            return true;
        const ExportRow row = rowOf(record, mask);
        if (sheet)
            sheet->add(row);
        else
            put(file, written, exportLine(request.format, request.columns, row));
        ++written.rows;
        if (notices.progress && written.rows % kRowsBetweenNotices == 0)
            notices.progress(written.rows);
        ++written.decisions[row.decision];
        ++written.states[row.state];
        return file.good();
    });
    if (read && cancelled)
        return fail("export.cancelled", request.out);
    if (read && (!file.close() || (sheet && !sheet->close())))
        return fail("export.io", request.out, "the file could not be written");
    if (read && sheet)
        sealFile(request.out + FinishedFile::kUnfinished, written);
    return read;
}

Result<std::string> logExport(const StoreFile& store, const ExportRequest& request, const Written& written,
                              const Clock& clock)
{
    if (!store.writable())
        return std::string();
    Result<WriteHandle> handle = store.openWrite();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    const ExportRecord record{std::string(codeOfFormat(request.format)), request.filter, written.hash.hex(),
                              written.rows};
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
    Result<ReadHandle> handle = store.openRead();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    FinishedFile file(request.out);
    FinishedFile metaFile(request.out + ".meta.json");
    if (!file.good() || !metaFile.good())
        return fail("export.io", request.out, "a folder that can be written, and a name that is no folder");
    Written written;
    if (const Result<void> rows = writeRows(*handle, *filter, request, mask, file, written, notices); !rows)
        return tl::unexpected<Error>(rows.error());
    const Result<std::vector<ChainHead>> heads = chainHeads(*handle);
    if (!heads)
        return tl::unexpected<Error>(heads.error());
    const Result<std::string> event = logExport(store, request, written, clock);
    if (!event)
        return tl::unexpected<Error>(event.error());
    const ExportSummary summary{written.rows, written.hash.hex(), *event};
    metaFile.write(metaOf(request, written, *heads, summary, clock.now()));
    if (!metaFile.close() || !file.rename() || !metaFile.rename())
        return fail("export.io", request.out, "the file could not be put in its place");
    return summary;
}

} // namespace cotejo
