#include "app/cli/command.h"
#include "app/cli/refusal_printer.h"
#include "app/cli/store_access.h"
#include "app/cli/terminal_text.h"

#include "engine/pipeline/import_job.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct ImportArguments {
    std::vector<std::string> paths;
    std::string store;
    std::string as;
    std::string by;
};

void printFile(const FileImport& file)
{
    nlohmann::ordered_json line{
        {"file", file.file},
        {"kind", file.kind.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(file.kind)},
        {"added", file.added},
        {"duplicates", file.duplicates},
        {"refused", file.refusedTotal}};
    if (!file.readAs.empty())
        line["read_as"] = file.readAs;
    std::cout << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n'
              << std::flush;
}

int runImportCommand(const ImportArguments& arguments)
{
    const Result<Evaluators> evaluators = builtInEvaluators();
    if (!evaluators)
        return reportFault("import", evaluators.error());
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::create);
    if (!store)
        return reportFault("import", store.error());
    const RefusalPrinter refusals("import");
    ImportNotices notices;
    notices.fileDone = printFile;
    notices.refused = [&refusals](const RefusedRecord& record) { refusals.refused(record); };
    notices.remarked = [&refusals](const RecordPlace& place, const Error& error) {
        refusals.remarked(place, error);
    };
    notices.repeatedId = [](const std::string& id, const RecordPlace& place) {
        std::cerr << "cotejo-cli import: " << oneLine(place.file) << ": transcript " << oneLine(id)
                  << " came before in this call; both are kept, the later exported_at is current\n";
    };
    ImportOptions options;
    if (!arguments.as.empty())
        options.as = arguments.as == "note" ? DocumentKind::note : DocumentKind::transcript;
    options.actor = arguments.by.empty() ? systemUser() : arguments.by;
    const std::atomic<bool> cancel{false};
    const Result<ImportTotals> totals =
        runImport(*store, arguments.paths, *evaluators, options, notices, cancel, SystemClock());
    if (!totals)
        return reportFault("import", totals.error());
    std::cerr << "cotejo-cli import: " << totals->added << " added, " << totals->duplicates
              << " already there, " << totals->refused << " refused";
    if (totals->passedOver > 0)
        std::cerr << ", " << totals->passedOver << " files passed over";
    std::cerr << '\n';
    if (totals->added + totals->duplicates == 0)
        return kNothingRead;
    return totals->refused == 0 ? kDone : kSomeRefused;
}
} // namespace

void addImportCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<ImportArguments>();
    CLI::App* command = app.add_subcommand(
        "import", "Put transcripts and notes into a store, each with what can be said of it");
    command->add_option("PATH", arguments->paths, "Files and folders")->required();
    command->add_option("--store", arguments->store, "The store; made where there is none")->required();
    command->add_option("--as", arguments->as, "Read everything as this kind, whatever its `format` says")
        ->check(CLI::IsMember({"transcript", "note"}));
    command->add_option("--by", arguments->by, "Who imports, for the log (the system's user name)");
    command->callback([arguments, &run] { run = [arguments] { return runImportCommand(*arguments); }; });
}

} // namespace cotejo::cli
