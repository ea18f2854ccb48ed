#include "app/cli/chain_words.h"
#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/store_access.h"

#include "engine/base/strict_json.h"
#include "engine/store/store_auditor.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct AuditArguments {
    std::string store;
    std::vector<std::string> exports;
    bool chainsOnly = false;
    bool pretty = false;
};

// The chain heads an export carried away.
Result<std::vector<ChainHead>> headsOf(const std::string& metaFile)
{
    const std::string bytes = fileBytes(metaFile).value_or("");
    const Result<nlohmann::json> meta = parseStrictJson(bytes);
    const auto unusable = [&metaFile] {
        return fail("usage.unreadable", metaFile, "a FILE.meta.json of an export");
    };
    if (!meta || !meta->is_object() || !meta->contains("heads") || !meta->at("heads").is_array())
        return unusable();
    std::vector<ChainHead> heads;
    for (const nlohmann::json& chain : meta->at("heads")) {
        if (!chain.is_object() || !chain.contains("device") || !chain.at("device").is_string() ||
            !chain.contains("seq") || !chain.at("seq").is_number_integer() || !chain.contains("hash") ||
            !chain.at("hash").is_string())
            return unusable();
        heads.push_back({chain.at("device"), chain.at("seq"), chain.at("hash")});
    }
    return heads;
}

void print(const DeviceAudit& device, bool pretty)
{
    if (pretty) {
        std::cout << chainWords(device) << '\n';
        return;
    }
    const Json line{{"device", device.device},
                    {"events", device.events},
                    {"ok", device.ok},
                    {"first_bad_seq", device.firstBadSeq ? Json(*device.firstBadSeq) : Json()},
                    {"why", device.ok ? Json() : Json(device.why)}};
    std::cout << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

void printOther(const std::string& finding, bool pretty)
{
    std::cerr << "cotejo-cli audit: " << finding << '\n';
    const Json line{
        {"device", ""}, {"events", 0}, {"ok", false}, {"first_bad_seq", Json()}, {"why", finding}};
    if (!pretty)
        std::cout << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

int runAudit(const AuditArguments& arguments)
{
    AuditOptions options;
    options.tables = !arguments.chainsOnly;
    for (const std::string& file : arguments.exports) {
        const Result<std::vector<ChainHead>> heads = headsOf(file);
        if (!heads)
            return reportFault("audit", heads.error());
        options.exported.insert(options.exported.end(), heads->begin(), heads->end());
    }
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::read);
    if (!store)
        return reportFault("audit", store.error());
    Result<ReadHandle> handle = store->openRead();
    if (!handle)
        return reportFault("audit", handle.error());
    const Result<StoreAudit> audit = auditStore(*handle, options);
    if (!audit)
        return reportFault("audit", audit.error());
    for (const DeviceAudit& device : audit->devices)
        print(device, arguments.pretty);
    for (const std::string& finding : audit->others)
        printOther(finding, arguments.pretty);
    return audit->ok() ? kDone : kCheckFailed;
}
} // namespace

void addAuditCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<AuditArguments>();
    CLI::App* command = app.add_subcommand("audit", "Verify each device's chain, each document, the schema "
                                                    "and the tables; names the first bad event and why");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--against", arguments->exports,
                        "FILE.meta.json of an earlier export: its events must still be there");
    command->add_flag("--chains-only", arguments->chainsOnly,
                      "Leave out whether the tables are what the events give");
    command->add_flag("--pretty", arguments->pretty, "For people");
    command->callback([arguments, &run] { run = [arguments] { return runAudit(*arguments); }; });
}

} // namespace cotejo::cli
