#include "app/cli/command.h"
#include "app/cli/store_access.h"

#include "engine/pipeline/reevaluation_job.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/projection_rebuilder.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct ReevaluateArguments {
    std::string store;
    std::string by;
    bool rebuild = false;
};

Result<void> rebuildAll(const StoreFile& store)
{
    Result<WriteHandle> handle = store.openWrite();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    if (Result<void> tables = rebuildTables(*handle); !tables)
        return tables;
    return rebuildSearch(*handle, storedDocumentIndexer());
}

int runReevaluate(const ReevaluateArguments& arguments)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("reevaluate", store.error());
    if (arguments.rebuild) {
        const Result<void> rebuilt = rebuildAll(*store);
        return rebuilt ? kDone : reportFault("reevaluate", rebuilt.error());
    }
    const Result<Evaluators> evaluators = builtInEvaluators();
    if (!evaluators)
        return reportFault("reevaluate", evaluators.error());
    const std::atomic<bool> cancel{false};
    const Result<ReevaluationTotals> totals = runReevaluation(
        *store, *evaluators, arguments.by.empty() ? systemUser() : arguments.by, {}, cancel, SystemClock());
    if (!totals)
        return reportFault("reevaluate", totals.error());
    std::cout << nlohmann::ordered_json{{"documents", totals->documents},
                                        {"changed", totals->changed},
                                        {"unreadable", totals->unreadable}}
                     .dump()
              << '\n';
    return totals->unreadable == 0 ? kDone : kCheckFailed;
}
} // namespace

void addReevaluateCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<ReevaluateArguments>();
    CLI::App* command = app.add_subcommand(
        "reevaluate", "Evaluate all documents again with the contracts and the form of this program");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--by", arguments->by, "Who asks, for the log (the system's user name)");
    command->add_flag(
        "--rebuild", arguments->rebuild,
        "Evaluate nothing; make the tables and the search index again from documents and events");
    command->callback([arguments, &run] { run = [arguments] { return runReevaluate(*arguments); }; });
}

} // namespace cotejo::cli
