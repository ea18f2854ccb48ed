#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/report/export_format.h"

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
};

struct ExportSummary {
    std::int64_t rows = 0;
    std::string sha256;
    std::string event; // id of the "export.made" event; empty where the store is read-only
};

// Puts the label of its kind in place of every identifier of a text.
using MaskText = std::function<std::string(const std::string& text)>;

// Writes the review log: row by row, under a temporary name, renamed once all is there and the export is in
// the log. Nothing is left behind on failure. Errors: export.filter, export.io, and those of the store.
[[nodiscard]] Result<ExportSummary> runExport(const StoreFile& store, const ExportRequest& request,
                                              const MaskText& mask, const Clock& clock);

} // namespace cotejo
