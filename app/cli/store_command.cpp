#include "app/cli/chain_words.h"
#include "app/cli/command.h"
#include "app/cli/json_printer.h"
#include "app/cli/store_access.h"

#include "engine/base/platform/passphrase_prompt.h"
#include "engine/base/sha256.h"
#include "engine/pipeline/sealed_copy.h"
#include "engine/pipeline/stored_record.h"
#include "engine/store/foreign_store.h"
#include "engine/store/projection_rebuilder.h"
#include "engine/store/store_auditor.h"
#include "engine/store/store_backup.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct StoreArguments {
    std::string store;
    std::string out;
    std::string from;
    bool encrypt = false;
    bool discard = false;
    bool pretty = false;
};

int faultOf(Error error, const std::string& path)
{
    if (error.where.empty() || error.where == "open")
        error.where = path;
    if (error.code.ends_with(".exists"))
        error.code = "usage.exists";
    return reportFault("store", error);
}

void printChain(const DeviceAudit& device, bool pretty)
{
    if (pretty) {
        std::cout << chainWords(device) << '\n';
        return;
    }
    printLine({{"check", "chain"},
               {"what", device.device},
               {"events", device.events},
               {"ok", device.ok},
               {"why", device.ok ? Json() : Json(device.why)}});
}

// All an audit finds, a line each; true where all holds.
Result<bool> check(const std::string& path, bool pretty = false)
{
    Result<ReadHandle> handle = openForeignStore(path);
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    const Result<StoreAudit> audit = auditStore(*handle);
    if (!audit)
        return tl::unexpected<Error>(audit.error());
    for (const DeviceAudit& device : audit->devices)
        printChain(device, pretty);
    for (const std::string& finding : audit->others) {
        if (pretty)
            std::cout << finding << '\n';
        else
            printLine({{"check", finding.substr(0, finding.find(':'))},
                       {"what", ""},
                       {"ok", false},
                       {"why", finding}});
    }
    return audit->ok();
}

int runCheck(const StoreArguments& arguments)
{
    const Result<bool> sound = check(arguments.store, arguments.pretty);
    if (!sound)
        return faultOf(sound.error(), arguments.store);
    std::cerr << "cotejo-cli store: " << (*sound ? "everything holds" : "not everything holds; see \"why\"")
              << '\n';
    return *sound ? kDone : kCheckFailed;
}

Result<void> rebuild(const std::string& path)
{
    const Result<StoreFile> store = openStore(path, StoreUse::write);
    if (!store)
        return tl::unexpected<Error>(store.error());
    Result<WriteHandle> handle = store->openWrite();
    if (!handle)
        return tl::unexpected<Error>(handle.error());
    if (Result<void> tables = rebuildTables(*handle); !tables)
        return tables;
    return rebuildSearch(*handle, storedDocumentIndexer());
}

int runRebuild(const StoreArguments& arguments)
{
    if (const Result<void> done = rebuild(arguments.store); !done)
        return faultOf(done.error(), arguments.store);
    std::cerr << "cotejo-cli store: tables and search index made again from documents and events\n";
    return runCheck(arguments);
}

// What tables and index can be made again from is never changed by a repair; where that itself is damaged,
// what can still be read goes into another file.
int runRepair(const StoreArguments& arguments)
{
    if (arguments.out.empty()) {
        const Result<void> done = rebuild(arguments.store);
        if (!done) {
            std::cerr
                << "cotejo-cli store: it cannot be repaired in place; with --out NEW what can still be read "
                   "goes into a new file\n";
            return faultOf(done.error(), arguments.store);
        }
        return runCheck(arguments);
    }
    const Result<SalvageSummary> salvaged = salvageStore(arguments.store, arguments.out);
    if (!salvaged)
        return faultOf(salvaged.error(), arguments.store);
    for (const std::string& lost : salvaged->lost)
        printLine(
            {{"check", "salvage"}, {"what", lost.substr(0, lost.find(':'))}, {"ok", false}, {"why", lost}});
    if (const Result<void> done = rebuild(arguments.out); !done)
        return faultOf(done.error(), arguments.out);
    std::cerr << "cotejo-cli store: " << salvaged->events << " events in " << arguments.out
              << "; the damaged file is as it was\n";
    const Result<bool> sound = check(arguments.out);
    if (!sound)
        return faultOf(sound.error(), arguments.out);
    return *sound && salvaged->lost.empty() ? kDone : kCheckFailed;
}

int runBackup(const StoreArguments& arguments)
{
    Result<ReadHandle> handle = openForeignStore(arguments.store);
    if (!handle)
        return faultOf(handle.error(), arguments.store);
    if (!arguments.encrypt) {
        const Result<BackupSummary> done = backUpStore(*handle, arguments.out);
        if (!done)
            return faultOf(done.error(), arguments.store);
        printLine(
            {{"file", arguments.out}, {"events", done->events}, {"sha256", done->sha256}, {"sealed", false}});
        return kDone;
    }
    const Result<std::string> passphrase = askPassphrase(true);
    if (!passphrase)
        return faultOf(passphrase.error(), arguments.store);
    const Result<std::string> image = storeImage(*handle);
    if (!image)
        return faultOf(image.error(), arguments.store);
    if (const Result<void> sealed = sealBytes(*image, arguments.out, *passphrase); !sealed)
        return faultOf(sealed.error(), arguments.out);
    printLine({{"file", arguments.out}, {"events", Json()}, {"sha256", sha256Hex(*image)}, {"sealed", true}});
    return kDone;
}

int runRestore(const StoreArguments& arguments)
{
    const Result<RestoreSummary> done = restoreStore(arguments.store, arguments.from, arguments.discard);
    if (!done)
        return faultOf(done.error(), arguments.from);
    printLine({{"file", arguments.store}, {"events", done->events}, {"kept", done->kept}});
    return kDone;
}
} // namespace

void addStoreCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<StoreArguments>();
    CLI::App* store =
        app.add_subcommand("store", "Look after a store: check, repair, rebuild, backup, restore");
    store->require_subcommand(1);
    const auto part = [&](const char* name, const char* help, int (*work)(const StoreArguments&)) {
        CLI::App* command = store->add_subcommand(name, help);
        command->add_option("--store", arguments->store, "The store")->required();
        command->callback([arguments, work, &run] { run = [arguments, work] { return work(*arguments); }; });
        return command;
    };
    part("check", "Chains, documents, schema and tables, a line each; exit 4 where something does not hold",
         runCheck)
        ->add_flag("--pretty", arguments->pretty, "For people: words instead of JSON");
    part("rebuild", "Make tables and search index again from documents and events, then check", runRebuild);
    part("repair", "Rebuild; or, with --out, save what can be read of a damaged file into a new one",
         runRepair)
        ->add_option("--out", arguments->out, "The new file; the damaged one stays as it is");
    CLI::App* backup =
        part("backup", "A verified copy of one state, also while windows have the store open", runBackup);
    backup->add_option("--out", arguments->out, "The copy; a name that is taken is left alone")->required();
    backup->add_flag("--encrypt", arguments->encrypt,
                     "Seal it with a passphrase (COTEJO_PASSPHRASE, or asked for); decrypt opens it again");
    CLI::App* restore =
        part("restore", "Put a copy in the store's place; what stood there is kept beside it", runRestore);
    restore->add_option("--from", arguments->from, "The copy")->required();
    restore->add_flag("--discard", arguments->discard,
                      "Also where the store holds events the copy lacks (merge would keep them)");
}

} // namespace cotejo::cli
