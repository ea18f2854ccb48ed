#include "app/cli/command.h"
#include "app/cli/message_locale.h"
#include "app/cli/refusal_printer.h"
#include "app/cli/repeated_ids.h"

#include "engine/import/document_reader.h"
#include "engine/orvs/turn_checker.h"
#include "engine/report/turn_check_json.h"
#include "engine/report/turn_check_text.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace cotejo::cli
{
namespace
{
struct CheckOptions {
    std::vector<std::string> paths;
    std::string contracts;
    bool pretty = false;
};

void printFault(const Error& error)
{
    std::cerr << "cotejo-cli check: " << error.where << ": " << error.detail << " (" << error.code << ")\n";
}

// A contract file that is no good is bad usage: verdicts without it would not be the ones that were asked
// for.
bool addContracts(ContractCatalog& catalog, const std::string& folder)
{
    if (folder.empty())
        return true;
    const std::vector<Error> problems = catalog.addFolder(folder);
    for (const Error& problem : problems)
        printFault(problem);
    return problems.empty();
}

void print(const TurnCheck& check, bool pretty)
{
    std::cout << (pretty ? turnCheckText(check, messageLanguage()) : turnCheckJson(check)) << '\n';
}

int check(const CheckOptions& options)
{
    auto catalog = ContractCatalog::installed();
    if (!catalog) {
        printFault(catalog.error());
        return kCheckFailed;
    }
    if (!addContracts(*catalog, options.contracts))
        return kBadUsage;
    const auto checker = TurnChecker::create(*catalog);
    if (!checker) {
        printFault(checker.error());
        return kCheckFailed;
    }
    RepeatedIds ids;
    RefusalPrinter refusals("check");
    RecordSink sink;
    sink.transcript = [&](TranscriptRecord&& record) {
        if (ids.isRepeated(record.transcript.id))
            refusals.repeatedId(record.transcript.id, record.place);
        for (const TurnCheck& turn : checker->check(record.transcript))
            print(turn, options.pretty);
        return std::cout.good();
    };
    sink.refused = [&](RefusedRecord&& refused) {
        refusals.refused(refused);
        return true;
    };
    sink.remarked = [&](const RecordPlace& place, const Error& error) { refusals.remarked(place, error); };
    const ReadCounts counts = DocumentReader(DocumentKind::transcript).read(options.paths, sink);
    std::cout.flush();
    refusals.summary(counts);
    if (!std::cout.good()) {
        printFault({"write.failed", "standard output", "the results could not be written to their end"});
        return kCheckFailed;
    }
    if (counts.records == 0)
        return kNothingRead;
    return counts.refused == 0 ? kDone : kSomeRefused;
}
} // namespace

void addCheckCommand(CLI::App& app, Run& run)
{
    const auto options = std::make_shared<CheckOptions>();
    CLI::App* command = app.add_subcommand(
        "check", "Verdict and citations of each turn, from its record alone; a JSON line a turn");
    command
        ->add_option("PATH", options->paths,
                     "Transcripts (.json, .jsonl, .md, .html), exports of other programs, and folders")
        ->required();
    command->add_option("--contracts", options->contracts,
                        "A folder with contract files of your own (*.json)");
    command->add_flag("--pretty", options->pretty, "For people: words instead of JSON");
    command->callback([options, &run] { run = [options] { return check(*options); }; });
}

} // namespace cotejo::cli
