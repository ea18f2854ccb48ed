#include "app/cli/cancel_signal.h"
#include "app/cli/model_option.h"
#include "app/cli/orvs_command.h"
#include "app/cli/store_access.h"

#include "engine/domain/codes.h"
#include "engine/net/curl_transport.h"
#include "engine/pipeline/evidence_file.h"
#include "engine/pipeline/finished_file.h"
#include "engine/pipeline/import_job.h"
#include "engine/pipeline/loop_job.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
constexpr const char* kOrvsRun = "orvs run";
constexpr const char* kRules = "rules";

struct RunArguments {
    LoopJobOptions job;
    ModelOption generator;
    ModelOption evaluator;
    std::string evidence;
    std::string out;
    std::string threshold;
    std::string way;
    std::string store;
    std::string by;
    bool rescore = false;
    bool plainHttp = false;
    std::int64_t seconds = 300;
    std::int64_t callSeconds = 120;
};

int usage(const Error& error)
{
    std::cerr << "cotejo-cli " << kOrvsRun << ": " << error.where << (error.where.empty() ? "" : ": ")
              << error.detail << " (" << error.code << ")\n";
    return kBadUsage;
}

Result<void> takeModels(RunArguments& arguments)
{
    arguments.generator.plainHttp = arguments.evaluator.plainHttp = arguments.plainHttp;
    Result<ModelChoice> generator = modelChoice(arguments.generator, "COTEJO_GENERATOR_KEY");
    if (!generator)
        return tl::unexpected<Error>(generator.error());
    arguments.job.generator = std::move(*generator);
    if (arguments.evaluator.url == kRules)
        return {};
    Result<ModelChoice> evaluator = modelChoice(arguments.evaluator, "COTEJO_EVALUATOR_KEY");
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    arguments.job.evaluator = std::move(*evaluator);
    return {};
}

Result<void> takeNumbers(RunArguments& arguments)
{
    if (!arguments.threshold.empty()) {
        arguments.job.threshold = Decimal::parse(arguments.threshold);
        if (!arguments.job.threshold)
            return fail("loop.bad_threshold", "--threshold", "expected a number such as 70 or 8.5");
    }
    if (arguments.way == "extend")
        arguments.job.way = CorrectionWay::extend;
    if (arguments.way == "regenerate")
        arguments.job.way = CorrectionWay::regenerate;
    if (arguments.rescore)
        arguments.job.rescored = true;
    arguments.job.budget = std::chrono::seconds(arguments.seconds);
    arguments.job.callLimit = std::chrono::seconds(arguments.callSeconds);
    return {};
}

int keepInStore(const RunArguments& arguments)
{
    const Result<Evaluators> evaluators = builtInEvaluators();
    if (!evaluators)
        return reportFault(kOrvsRun, evaluators.error());
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::create);
    if (!store)
        return reportFault(kOrvsRun, store.error());
    ImportOptions options;
    options.as = DocumentKind::transcript;
    options.actor = arguments.by.empty() ? systemUser() : arguments.by;
    const Result<ImportTotals> totals =
        runImport(*store, {arguments.out}, *evaluators, options, {}, cancelledByUser(), SystemClock());
    if (!totals)
        return reportFault(kOrvsRun, totals.error());
    return totals->added + totals->duplicates > 0 ? kDone : kCheckFailed;
}

void printResult(const RunArguments& arguments, const LoopJobResult& result)
{
    const Turn& turn = result.run.turn;
    const nlohmann::ordered_json line{{"out", arguments.out},
                                      {"transcript", result.transcript},
                                      {"turn", turn.id},
                                      {"contract", arguments.job.contract},
                                      {"outcome", codeOfOutcome(result.run.outcome)},
                                      {"verdict", codeOf(result.run.verdict)},
                                      {"drafts", turn.drafts.size()},
                                      {"evaluations", turn.evaluations.size()},
                                      {"escalated", needsEscalation(result.run.outcome)}};
    std::cout << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n'
              << std::flush;
}

int run(RunArguments arguments)
{
    const Result<ContractCatalog> contracts = ContractCatalog::installed();
    if (!contracts)
        return reportFault(kOrvsRun, contracts.error());
    for (const Result<void>& taken : {takeModels(arguments), takeNumbers(arguments)}) {
        if (!taken)
            return usage(taken.error());
    }
    Result<std::vector<RetrievedItem>> evidence = readEvidenceFile(arguments.evidence);
    if (!evidence) {
        static_cast<void>(usage(evidence.error()));
        return evidence.error().code == "evidence.unreadable" ? kBadUsage : kNothingRead;
    }
    arguments.job.evidence = std::move(*evidence);
    if (const Result<void> sound = checkLoopOptions(arguments.job, *contracts); !sound)
        return usage(sound.error());
    FinishedFile out(arguments.out);
    if (!out.good())
        return usage({"write.failed", arguments.out, "the file could not be written"});
    announce(kOrvsRun, arguments.job.generator, "question, evidence and drafts");
    if (arguments.job.evaluator)
        announce(kOrvsRun, *arguments.job.evaluator, "question, evidence and drafts");
    CurlTransport net;
    SteadyTimekeeper time;
    const SystemClock clock;
    const auto progress = [](const LoopStage& stage) {
        std::cerr << "cotejo-cli " << kOrvsRun << ": " << stage.stage << ": " << stage.outcome.value_or("")
                  << " (" << stage.ms.value_or(0) << " ms)\n";
    };
    const Result<LoopJobResult> result =
        runLoop(arguments.job, {*contracts, net, time, clock}, progress, cancelledByUser());
    if (!result)
        return reportFault(kOrvsRun, result.error());
    out.write(result->json);
    if (!out.close() || !out.rename())
        return reportFault(kOrvsRun,
                           {"write.failed", arguments.out, "the record could not be written to its end"});
    const int kept = arguments.store.empty() ? kDone : keepInStore(arguments);
    printResult(arguments, *result);
    return kept;
}

void addModelOptions(CLI::App& command, RunArguments& arguments)
{
    command
        .add_option("--generator", arguments.generator.url,
                    "Address of an OpenAI-compatible service that writes (key: COTEJO_GENERATOR_KEY)")
        ->required();
    command.add_option("--generator-model", arguments.generator.model, "Its model");
    command
        .add_option("--evaluator", arguments.evaluator.url,
                    "Address of the service that scores (key: COTEJO_EVALUATOR_KEY), or: rules")
        ->required();
    command.add_option("--evaluator-model", arguments.evaluator.model, "Its model");
    command.add_option("--generator-tokens", arguments.generator.maxTokens, "Longest answer, in tokens")
        ->check(CLI::Range(1, 1'000'000));
    command.add_option("--evaluator-tokens", arguments.evaluator.maxTokens, "Longest evaluation, in tokens")
        ->check(CLI::Range(1, 1'000'000));
    command.add_flag("--plain-http", arguments.plainHttp,
                     "Allow http to another machine: what is sent can be read on the way");
    command.add_option("--time-limit", arguments.seconds, "Seconds for the whole run; then the fallback")
        ->check(CLI::Range(1, 86'400));
    command.add_option("--call-limit", arguments.callSeconds, "Seconds for one question to a model")
        ->check(CLI::Range(1, 86'400));
}
} // namespace

void addOrvsRunCommand(CLI::App& orvs, Run& run_)
{
    const auto arguments = std::make_shared<RunArguments>();
    CLI::App* command = orvs.add_subcommand(
        "run",
        "Generate, evaluate, correct, up to the contract's cycles; writes a transcript with its stages");
    command->add_option("--contract", arguments->job.contract, "Contract of the evaluation")->required();
    command->add_option("--query", arguments->job.query, "The question")->required();
    command->add_option("--evidence", arguments->evidence, "What was retrieved: a JSON list")->required();
    command->add_option("--out", arguments->out, "The transcript to write")->required();
    addModelOptions(*command, *arguments);
    command->add_option("--threshold", arguments->threshold,
                        "Pass threshold, where the contract has none; kept as yours");
    command->add_option("--correction", arguments->way, "How to correct, where the contract leaves it open")
        ->check(CLI::IsMember({"regenerate", "extend"}));
    command->add_flag("--rescore", arguments->rescore,
                      "Score a corrected answer again where the contract does not");
    command->add_option("--language", arguments->job.language, "es or en")
        ->check(CLI::IsMember({"es", "en"}));
    command->add_option("--id", arguments->job.transcript, "Id of the transcript (a new one)");
    command->add_option("--subject", arguments->job.subject, "Pseudonym of the patient");
    command->add_option("--store", arguments->store, "Keep the transcript in this store too");
    command->add_option("--by", arguments->by, "Who asks, for the log (the system's user name)");
    command->callback([arguments, &run_] { run_ = [arguments] { return run(*arguments); }; });
}

} // namespace cotejo::cli
