#include "app/cli/command.h"
#include "app/cli/store_access.h"

#include "engine/pipeline/registry_job.h"
#include "engine/report/registry_row_text.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct RegistryArguments {
    std::string store;
    std::string by;
    std::string format = "jsonl";
};

int runRegistryCommand(const RegistryArguments& arguments)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::read);
    if (!store)
        return reportFault("registry", store.error());
    const Result<RegistryOverview> overview = runRegistry(*store);
    if (!overview)
        return reportFault("registry", overview.error());
    const bool csv = arguments.format == "csv";
    if (csv)
        std::cout << registryCsvHeader() << "\r\n";
    for (const RegistryRow& row : overview->rows) {
        if (!arguments.by.empty() && row.by != arguments.by)
            continue;
        if (csv)
            std::cout << registryRowCsv(row) << "\r\n";
        else
            std::cout << registryRowJson(row) << '\n';
    }
    std::cout.flush();
    std::cerr << "cotejo-cli registry: " << overview->notes << " notes"
              << (overview->notes == 0 ? ": no data" : "") << '\n';
    if (!std::cout.good())
        return reportFault("registry",
                           {"write.failed", "standard output", "could not be written to its end"});
    return overview->unreadable == 0 ? kDone : kCheckFailed;
}
} // namespace

void addRegistryCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<RegistryArguments>();
    CLI::App* command = app.add_subcommand(
        "registry", "How the fields stand in all notes of a store, by centre, disease, context and month");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--by", arguments->by, "all, centre, disease, context or month; every one by default")
        ->check(CLI::IsMember({"all", "centre", "disease", "context", "month"}));
    command->add_option("--format", arguments->format, "jsonl or csv")
        ->check(CLI::IsMember({"jsonl", "csv"}));
    command->callback([arguments, &run] { run = [arguments] { return runRegistryCommand(*arguments); }; });
}

} // namespace cotejo::cli
