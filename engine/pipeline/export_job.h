#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/report/export_format.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

namespace cotejo
{

class StoreFile;

struct ExportRequest {
    ExportFormat format = ExportFormat::csv;
    ExportColumns columns = ExportColumns::standard;
    bool byteOrderMark = false; // CSV only
    std::string out;            // path of the file; beside it PATH.meta.json
    std::string filter;         // exportFilterHelp()
    std::string actor;
    std::string
        revealWhy{};      // shows identifiers, for this reason, which the log keeps; empty: they are masked
    std::string viewer{}; // first readings this person must not know yet are left out; empty: nothing is
};

struct ExportSummary {
    std::int64_t rows = 0;
    std::string sha256;
    std::string event; // id of the "export.made" event; empty where the store is read-only
};

// Puts the label of its kind in place of every identifier of a text.
using MaskText = std::function<std::string(const std::string& text)>;

// What a long export says on its way; both may be left out.
struct ExportNotices {
    std::function<void(std::int64_t rows)> progress; // every thousand rows
    const std::atomic<bool>* cancel = nullptr;       // looked at between rows
};

// Writes the review log: row by row, under a temporary name, renamed once all is there and the export is in
// the log. Nothing is left behind on failure. FHIR: an AuditEvent and a Provenance for each decision, then a
// QuestionnaireResponse for each note (with a filter: each note that its decisions are about). Errors:
// export.filter, export.io, export.cancelled, export.reveal_unlogged (the store cannot be written to), and
// those of the store.
[[nodiscard]] Result<ExportSummary> runExport(const StoreFile& store, const ExportRequest& request,
                                              const MaskText& mask, const Clock& clock,
                                              const ExportNotices& notices = {});

} // namespace cotejo
