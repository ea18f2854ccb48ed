#include "app/cli/command.h"
#include "app/cli/store_access.h"

#include "engine/base/platform/passphrase_prompt.h"
#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/identifier_masking.h"
#include "engine/pipeline/export_filter.h"
#include "engine/pipeline/export_job.h"
#include "engine/pipeline/sealed_copy.h"

#include <CLI/CLI.hpp>

#include <filesystem>
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
    bool encrypt = false;
    ExportRequest request;
};

constexpr const char* kSealedSuffix = ".sealed";

// The finished file goes, sealed, under another name; it was its owner's alone while it was there.
int sealExport(const std::string& out, const std::string& passphrase)
{
    const Result<void> sealed = sealFile(out, out + kSealedSuffix, passphrase);
    std::error_code failed;
    std::filesystem::remove(out, failed);
    if (!sealed)
        return reportFault("export", sealed.error());
    std::cerr << "cotejo-cli export: sealed as " << out << kSealedSuffix << '\n';
    return failed ? reportFault("export", {"export.io", out, "the unsealed file could not be removed"})
                  : kDone;
}

int runExportCommand(ExportArguments& arguments)
{
    ExportRequest& request = arguments.request;
    request.format = arguments.format == "csv"    ? ExportFormat::csv
                     : arguments.format == "xlsx" ? ExportFormat::xlsx
                     : arguments.format == "fhir" ? ExportFormat::fhir
                                                  : ExportFormat::jsonl;
    request.columns = arguments.full ? ExportColumns::full : ExportColumns::standard;
    request.viewer = request.actor; // a second reader does not read the first by way of an export
    if (request.actor.empty())
        request.actor = systemUser();
    std::string passphrase;
    if (arguments.encrypt) {
        if (std::filesystem::exists(request.out) || std::filesystem::exists(request.out + kSealedSuffix))
            return reportFault("export", {"usage.exists", request.out, "a name that is not taken"});
        Result<std::string> asked = askPassphrase(true);
        if (!asked)
            return reportFault("export", asked.error());
        passphrase = std::move(*asked);
    }
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
    return arguments.encrypt ? sealExport(request.out, passphrase) : kDone;
}
} // namespace

void addExportCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<ExportArguments>();
    CLI::App* command = app.add_subcommand(
        "export", "Write the review log, identifiers hidden, with FILE.meta.json beside it");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--format", arguments->format, "csv, jsonl, xlsx, or fhir (a Bundle of FHIR R4)")
        ->required()
        ->check(CLI::IsMember({"csv", "jsonl", "xlsx", "fhir"}));
    command->add_option("--out", arguments->request.out, "The file to write")->required();
    command->add_option("--filter", arguments->request.filter, exportFilterHelp());
    command->add_flag("--bom", arguments->request.byteOrderMark, "CSV: begin with a byte order mark");
    command->add_flag("--full", arguments->full, "Also device, event, until and the corrected text");
    command->add_option("--reveal", arguments->request.revealWhy,
                        "Show identifiers, for this reason, which the log keeps");
    command->add_flag("--encrypt", arguments->encrypt,
                      "Seal the file as FILE.sealed with a passphrase (COTEJO_PASSPHRASE, or asked for)");
    command->add_option("--by", arguments->request.actor,
                        "Who exports, for the log (the system's user name)");
    command->callback([arguments, &run] { run = [arguments] { return runExportCommand(*arguments); }; });
}

} // namespace cotejo::cli
