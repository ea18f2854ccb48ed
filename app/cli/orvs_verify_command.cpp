#include "app/cli/cancel_signal.h"
#include "app/cli/model_option.h"
#include "app/cli/orvs_command.h"
#include "app/cli/refusal_printer.h"
#include "app/cli/store_access.h"

#include "engine/import/document_reader.h"
#include "engine/net/curl_transport.h"
#include "engine/net/retrying_transport.h"
#include "engine/pipeline/answer_verification.h"
#include "engine/pipeline/evaluator_choice.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
constexpr const char* kVerify = "orvs verify";
constexpr const char* kByRules = "rules";

struct VerifyArguments {
    std::vector<std::string> paths;
    std::string contract = "orvs-rules";
    ModelOption evaluator{kByRules, "", 1024, false};
    std::string threshold;
    std::string language = "es";
    bool every = false;
    std::int64_t callSeconds = 120;
};

int verifyUsage(const Error& error)
{
    std::cerr << "cotejo-cli " << kVerify << ": " << error.where << (error.where.empty() ? "" : ": ")
              << error.detail << " (" << error.code << ")\n";
    return kBadUsage;
}

// What `orvs run` checks as well, for the same contract, evaluator and threshold.
Result<LoopJobOptions> checkedOptions(const VerifyArguments& arguments, const ContractCatalog& contracts)
{
    LoopJobOptions options;
    options.contract = arguments.contract;
    options.query = "-";
    if (arguments.evaluator.url != kByRules) {
        Result<ModelChoice> model = modelChoice(arguments.evaluator, "COTEJO_EVALUATOR_KEY");
        if (!model)
            return tl::unexpected<Error>(model.error());
        options.evaluator = std::move(*model);
    }
    if (!arguments.threshold.empty()) {
        options.threshold = Decimal::parse(arguments.threshold);
        if (!options.threshold)
            return fail("loop.bad_threshold", "--threshold", "expected a number such as 70 or 8.5");
    }
    if (const Result<void> sound = checkLoopOptions(options, contracts); !sound)
        return tl::unexpected<Error>(sound.error());
    return options;
}

struct Scorer {
    const VerificationPlan& plan;
    const TurnChecker& checker;
    AnswerEvaluator& evaluator;
    std::optional<Error> stopped;

    bool score(const Transcript& transcript)
    {
        const auto print = [](AnswerVerification&& verification) {
            std::cout << answerVerificationJson(verification) << '\n' << std::flush;
            return std::cout.good();
        };
        const Result<void> done =
            verifyAnswers(transcript, plan, checker, evaluator, print, cancelledByUser());
        if (!done)
            stopped = done.error();
        return done.has_value() && std::cout.good();
    }
};

int readAndScore(const VerifyArguments& arguments, Scorer& scorer)
{
    RefusalPrinter refusals(kVerify);
    RecordSink sink;
    sink.transcript = [&](TranscriptRecord&& record) { return scorer.score(record.transcript); };
    sink.refused = [&](RefusedRecord&& refused) {
        refusals.refused(refused);
        return true;
    };
    sink.remarked = [&](const RecordPlace& place, const Error& error) { refusals.remarked(place, error); };
    const ReadCounts counts = DocumentReader(DocumentKind::transcript).read(arguments.paths, sink);
    refusals.summary(counts);
    if (scorer.stopped)
        return reportFault(kVerify, *scorer.stopped);
    if (!std::cout.good())
        return reportFault(kVerify, {"write.failed", "standard output", "the results could not be written"});
    if (counts.records == 0)
        return kNothingRead;
    return counts.refused == 0 ? kDone : kSomeRefused;
}

int verify(const VerifyArguments& arguments)
{
    const Result<ContractCatalog> contracts = ContractCatalog::installed();
    if (!contracts)
        return reportFault(kVerify, contracts.error());
    const Result<LoopJobOptions> options = checkedOptions(arguments, *contracts);
    if (!options)
        return verifyUsage(options.error());
    const Result<TurnChecker> checker = TurnChecker::create(*contracts);
    const Result<LoopPrompts> prompts = LoopPrompts::embedded(arguments.language);
    const Result<SourcedWords> vendors = embeddedSourcedWords("model_vendors");
    if (!checker || !prompts || !vendors)
        return reportFault(kVerify, !checker   ? checker.error()
                                    : !prompts ? prompts.error()
                                               : vendors.error());
    if (options->evaluator)
        announce(kVerify, *options->evaluator, "questions, evidence and answers");
    CurlTransport direct;
    SteadyTimekeeper time;
    RetryingTransport net(direct, time);
    const ModelFamilies families(*vendors);
    Result<EvaluatorChoice> evaluator =
        EvaluatorChoice::make(options->evaluator, net, *contracts, *prompts, families);
    if (!evaluator)
        return reportFault(kVerify, evaluator.error());
    const VerificationPlan plan{*contracts->find(arguments.contract), options->threshold, arguments.every,
                                std::chrono::seconds(arguments.callSeconds)};
    Scorer scorer{plan, *checker, evaluator->evaluator(), std::nullopt};
    return readAndScore(arguments, scorer);
}
} // namespace

void addOrvsVerifyCommand(CLI::App& orvs, Run& run)
{
    const auto arguments = std::make_shared<VerifyArguments>();
    CLI::App* command = orvs.add_subcommand(
        "verify", "Score answers that were never scored as they were delivered; what the record says stays");
    command->add_option("PATH", arguments->paths, "Transcripts (.json, .jsonl) and folders")->required();
    command->add_option("--contract", arguments->contract, "Contract of the evaluation (orvs-rules)");
    command->add_option("--evaluator", arguments->evaluator.url,
                        "Address of the service that scores (key: COTEJO_EVALUATOR_KEY), or: rules");
    command->add_option("--evaluator-model", arguments->evaluator.model, "Its model");
    command->add_option("--evaluator-tokens", arguments->evaluator.maxTokens, "Longest evaluation, in tokens")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--threshold", arguments->threshold,
                        "Pass threshold, where the contract has none; kept as yours");
    command->add_option("--language", arguments->language, "es or en")->check(CLI::IsMember({"es", "en"}));
    command->add_flag("--all", arguments->every, "Every answer, also those that were scored as delivered");
    command->add_flag("--plain-http", arguments->evaluator.plainHttp,
                      "Allow http to another machine: what is sent can be read on the way");
    command->add_option("--call-limit", arguments->callSeconds, "Seconds for one question to a model")
        ->check(CLI::Range(1, 86'400));
    command->callback([arguments, &run] { run = [arguments] { return verify(*arguments); }; });
}

} // namespace cotejo::cli
