#include "app/cli/command.h"
#include "app/cli/store_access.h"

#include "engine/completeness/identifier_finder.h"
#include "engine/pipeline/cross_job.h"
#include "engine/report/cross_notice_json.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct CrossArguments {
    std::string store;
    bool reveal = false;
};

int runCrossCommand(const CrossArguments& arguments)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::read);
    if (!store)
        return reportFault("cross", store.error());
    const Result<CrossTotals> totals = runCross(*store, [&](const CrossFinding& finding) {
        const std::vector<Identifier> inTurn = findIdentifiers(finding.turnText);
        std::cout << crossNoticeJson(finding.notice, {finding.note.text, finding.noteIdentifiers,
                                                      finding.turnText, inTurn, arguments.reveal})
                  << '\n';
    });
    if (!totals)
        return reportFault("cross", totals.error());
    std::cout.flush();
    std::cerr << "cotejo-cli cross: " << totals->compared << " of " << totals->turns << " turns have a note, "
              << totals->notices << " notices\n";
    if (!std::cout.good())
        return reportFault("cross", {"write.failed", "standard output", "could not be written to its end"});
    return totals->unreadable == 0 ? kDone : kCheckFailed;
}
} // namespace

void addCrossCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<CrossArguments>();
    CLI::App* command = app.add_subcommand(
        "cross", "What questions and answers state otherwise than the note of the same patient");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_flag("--reveal", arguments->reveal, "Show birth dates and identifiers");
    command->callback([arguments, &run] { run = [arguments] { return runCrossCommand(*arguments); }; });
}

} // namespace cotejo::cli
