#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/receipt_printer.h"
#include "app/cli/store_access.h"

#include "engine/domain/codes.h"
#include "engine/store/reason_catalog.h"
#include "engine/store/review_writer.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct DecideArguments {
    std::string store;
    std::string item;
    std::string decision;
    std::string by;
    std::vector<std::string> reasons;
    std::string comment;
    std::string corrected;
    std::string level;
    std::string urgency;
    std::string to;
    std::string until;
    std::string reasonFile;
    std::optional<std::string> seen;
};

Result<std::string> readFile(const std::string& path)
{
    std::optional<std::string> bytes = fileBytes(path);
    if (!bytes)
        return fail("usage.unreadable", path, "a file that can be read");
    return *std::move(bytes);
}

Result<ReviewDecision> decisionOf(const DecideArguments& arguments)
{
    ReviewDecision decision;
    decision.item = arguments.item;
    decision.kind = *fromCode<DecisionKind>(arguments.decision);
    decision.by = arguments.by;
    decision.reasons = arguments.reasons;
    decision.comment = arguments.comment;
    if (!arguments.corrected.empty()) {
        Result<std::string> text = readFile(arguments.corrected);
        if (!text)
            return tl::unexpected<Error>(text.error());
        decision.corrected = std::move(*text);
    }
    const bool escalates = !arguments.level.empty() || !arguments.urgency.empty() || !arguments.to.empty();
    if (escalates && (arguments.level.empty() || arguments.urgency.empty() || arguments.to.empty()))
        return fail("decision.escalation_incomplete", "--level, --urgency, --to",
                    "an escalation needs all three");
    if (escalates)
        decision.escalation = Escalation{*fromCode<EscalationLevel>(arguments.level),
                                         *fromCode<Urgency>(arguments.urgency), arguments.to};
    if (!arguments.until.empty())
        decision.until = arguments.until;
    return decision;
}

Result<ReasonCatalog> reasonsOf(const DecideArguments& arguments)
{
    ReasonCatalog reasons = ReasonCatalog::builtIn();
    reasons.openToOwnCodes();
    if (arguments.reasonFile.empty())
        return reasons;
    const Result<std::string> json = readFile(arguments.reasonFile);
    if (!json)
        return tl::unexpected<Error>(json.error());
    const Result<ReasonCatalog> own = ReasonCatalog::fromJson(*json);
    if (!own)
        return tl::unexpected<Error>(own.error());
    reasons.extend(*own);
    return reasons;
}

int runDecide(const DecideArguments& arguments)
{
    const Result<ReviewDecision> decision = decisionOf(arguments);
    if (!decision)
        return reportFault("decide", decision.error());
    const Result<ReasonCatalog> reasons = reasonsOf(arguments);
    if (!reasons)
        return reportFault("decide", reasons.error());
    for (const std::string& code : decision->reasons) {
        if (isReasonCode(code) && !reasons->find(code))
            std::cerr << "cotejo-cli decide: reason " << code
                      << " is in no list of reasons; recorded as given\n";
    }
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("decide", store.error());
    Result<WriteHandle> handle = store->openWrite();
    if (!handle)
        return reportFault("decide", handle.error());
    const SystemClock clock;
    const Result<EventReceipt> receipt =
        ReviewWriter(*handle, clock, *reasons).decide(*decision, arguments.seen);
    if (!receipt)
        return reportFault("decide", receipt.error());
    printReceipt(*receipt);
    return kDone;
}
} // namespace

void addDecideCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<DecideArguments>();
    CLI::App* command =
        app.add_subcommand("decide", "Record a person's decision; what is printed is on the disk");
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--item", arguments->item, "TRANSCRIPT/TURN, or a note's id")->required();
    command->add_option("--decision", arguments->decision, "What was decided")
        ->required()
        ->check(CLI::IsMember(
            {"approve", "approve_with_correction", "reject", "escalate", "cannot_judge", "postpone"}));
    command->add_option("--by", arguments->by, "Who decides")->required();
    command->add_option(
        "--reason", arguments->reasons,
        "Reason code, may be repeated: one of resources/review/reasons.json, of --reasons-file, or "
        "a centre's own (small letters, digits, _ - .)");
    command->add_option("--reasons-file", arguments->reasonFile,
                        "A cotejo.reasons file with codes of your own");
    command->add_option("--comment", arguments->comment, "In your own words");
    command->add_option("--corrected", arguments->corrected,
                        "approve_with_correction: a file with the whole corrected text");
    command->add_option("--level", arguments->level, "escalate: to whom")
        ->check(CLI::IsMember({"colleague", "committee", "pharmacovigilance"}));
    command->add_option("--urgency", arguments->urgency, "escalate: how soon")
        ->check(CLI::IsMember({"routine", "same_day", "immediate"}));
    command->add_option("--to", arguments->to, "escalate: the addressee's name");
    command->add_option("--until", arguments->until, "postpone: the day it comes back, YYYY-MM-DD");
    command->add_option(
        "--seen", arguments->seen,
        "Event of the decision you saw standing (\"\" for none): where another stands, nothing is decided");
    command->callback([arguments, &run] { run = [arguments] { return runDecide(*arguments); }; });
}

} // namespace cotejo::cli
