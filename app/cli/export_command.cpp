#include "app/cli/command.h"
#include "app/cli/store_access.h"

#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_masking.h"
#include "engine/pipeline/export_filter.h"
#include "engine/pipeline/export_job.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct ExportArguments {
    std::string store;
    std::string format;
    bool full = false;
    ExportRequest request;
};

int runExportCommand(ExportArguments& arguments)
{
    ExportRequest& request = arguments.request;
    request.format = arguments.format == "csv"    ? ExportFormat::csv
                     : arguments.format == "xlsx" ? ExportFormat::xlsx
                                                  : ExportFormat::jsonl;
    request.columns = arguments.full ? ExportColumns::full : ExportColumns::standard;
    if (request.actor.empty())
        request.actor = systemUser();
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("export", store.error());
    const MaskText mask = [](const std::string& text) {
        return MaskedText(text, findIdentifiers(text)).text();
    };
    const Result<ExportSummary> summary = runExport(*store, request, mask, SystemClock());
    if (!summary)
        return reportFault("export", summary.error());
    if (summary->rows == 0)
        std::cerr << "cotejo-cli export: nothing to export with these filters; the file has no row\n";
    else
        std::cerr << "cotejo-cli export: " << summary->rows << " decisions in " << request.out << '\n';
    if (summary->event.empty())
        std::cerr << "cotejo-cli export: the store is read-only, so this export is not in its log\n";
    return kDone;
}
} // namespace

void addExportCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<ExportArguments>();
    CLI::App* command = app.add_subcommand(
        "export", "Write the review log, identifiers hidden, with FILE.meta.json beside it");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--format", arguments->format, "csv, jsonl or xlsx")
        ->required()
        ->check(CLI::IsMember({"csv", "jsonl", "xlsx"}));
    command->add_option("--out", arguments->request.out, "The file to write")->required();
    command->add_option("--filter", arguments->request.filter, exportFilterHelp());
    command->add_flag("--bom", arguments->request.byteOrderMark, "CSV: begin with a byte order mark");
    command->add_flag("--full", arguments->full, "Also device, event, until and the corrected text");
    command->add_option("--by", arguments->request.actor,
                        "Who exports, for the log (the system's user name)");
    command->callback([arguments, &run] { run = [arguments] { return runExportCommand(*arguments); }; });
}

} // namespace cotejo::cli
