#include "app/cli/command.h"
#include "app/cli/receipt_printer.h"
#include "app/cli/store_access.h"

#include "engine/store/reason_catalog.h"
#include "engine/store/review_writer.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace cotejo::cli
{
namespace
{
struct UndoArguments {
    std::string store;
    std::string event;
    std::string by;
    bool redo = false;
};

int runUndo(const UndoArguments& arguments)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("undo", store.error());
    Result<WriteHandle> handle = store->openWrite();
    if (!handle)
        return reportFault("undo", handle.error());
    const SystemClock clock;
    ReviewWriter writer(*handle, clock, ReasonCatalog::builtIn());
    const Result<EventReceipt> receipt = arguments.redo ? writer.redo(arguments.event, arguments.by)
                                                        : writer.undo(arguments.event, arguments.by);
    if (!receipt)
        return reportFault("undo", receipt.error());
    printReceipt(*receipt);
    return kDone;
}
} // namespace

void addUndoCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<UndoArguments>();
    CLI::App* command = app.add_subcommand(
        "undo", "Take a decision back; it stays in the log, the one before it stands again");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--event", arguments->event, "The decision's event, as decide printed it")
        ->required();
    command->add_option("--by", arguments->by, "Who takes it back")->required();
    command->add_flag("--redo", arguments->redo, "Put a decision back that was taken back");
    command->callback([arguments, &run] { run = [arguments] { return runUndo(*arguments); }; });
}

} // namespace cotejo::cli
