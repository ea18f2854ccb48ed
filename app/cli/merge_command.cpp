#include "app/cli/cancel_signal.h"
#include "app/cli/command.h"
#include "app/cli/store_access.h"

#include "engine/pipeline/paper_refresh.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/foreign_store.h"
#include "engine/store/store_merger.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct MergeArguments {
    std::string store;
    std::string other;
    std::string by;
    bool pretty = false;
};

void printConflict(const MergeConflict& conflict, bool pretty)
{
    if (pretty) {
        std::cout << conflict.kind << ' ' << conflict.subject
                  << (conflict.field.empty() ? "" : " " + conflict.field) << '\n';
        for (const ConflictSide& side : conflict.sides)
            std::cout << "    " << side.at << "  " << side.actor << ": " << side.says << "  (" << side.event
                      << ")\n";
        return;
    }
    Json sides = Json::array();
    for (const ConflictSide& side : conflict.sides)
        sides.push_back({{"event", side.event},
                         {"device", side.device},
                         {"by", side.actor},
                         {"at", side.at},
                         {"says", side.says}});
    const Json line{{"conflict", conflict.kind},
                    {"subject", conflict.subject},
                    {"field", conflict.field},
                    {"sides", std::move(sides)}};
    std::cout << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

int refused(Error error, const MergeArguments& arguments)
{
    if (error.where == "other")
        error.where = arguments.other;
    else if (error.where == "here")
        error.where = arguments.store;
    else if (error.code.starts_with("merge."))
        error.where = arguments.other + ": device " + error.where;
    return reportFault("merge", error);
}

int runMerge(const MergeArguments& arguments)
{
    std::error_code failed;
    if (std::filesystem::equivalent(arguments.store, arguments.other, failed))
        return reportFault("merge", {"usage.same_file", arguments.other, "another file than --store"});
    Result<ReadHandle> other = openForeignStore(arguments.other);
    if (!other) {
        Error error = other.error();
        if (error.where.empty() || error.where == "open")
            error.where = arguments.other;
        return reportFault("merge", error);
    }
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("merge", store.error());
    Result<WriteHandle> handle = store->openWrite();
    if (!handle)
        return reportFault("merge", handle.error());
    const Result<MergeSummary> merged =
        mergeStore(*handle, *other, SystemClock(), arguments.by.empty() ? systemUser() : arguments.by,
                   storedDocumentIndexer());
    if (!merged)
        return refused(merged.error(), arguments);
    if (const Result<std::size_t> again = evaluateAgain(
            *store, arguments.by.empty() ? systemUser() : arguments.by, SystemClock(), cancelledByUser());
        !again)
        return reportFault("merge", again.error());
    if (!arguments.pretty)
        std::cout << Json{{"file", arguments.other},
                          {"events", merged->events},
                          {"documents", merged->documents},
                          {"known", merged->known},
                          {"conflicts", merged->conflicts.size()},
                          {"event", merged->event}}
                         .dump(-1, ' ', false, Json::error_handler_t::replace)
                  << '\n';
    for (const MergeConflict& conflict : merged->conflicts)
        printConflict(conflict, arguments.pretty);
    std::cerr << "cotejo-cli merge: " << merged->events << " events and " << merged->documents
              << " documents added, " << merged->conflicts.size()
              << " conflicts left to a person (decide, field or query settles them)\n";
    return kDone;
}
} // namespace

void addMergeCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<MergeArguments>();
    CLI::App* command = app.add_subcommand(
        "merge", "Take a colleague's store into this one: every chain of both is verified first, nothing is "
                 "doubled, and what two people did to one thing is listed and left to a person");
    command->add_option("--store", arguments->store, "The store that grows")->required();
    command->add_option("other", arguments->other, "The colleague's store; it is only read")->required();
    command->add_option("--by", arguments->by, "Who merges, for the log (the system's user name)");
    command->add_flag("--pretty", arguments->pretty, "For people");
    command->callback([arguments, &run] { run = [arguments] { return runMerge(*arguments); }; });
}

} // namespace cotejo::cli
