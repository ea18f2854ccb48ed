#include "engine/pipeline/loop_job.h"

#include "engine/base/utf8_check.h"
#include "engine/base/uuid_v7.h"
#include "engine/net/retrying_transport.h"
#include "engine/orvs/model_generator.h"
#include "engine/orvs/turn_checker.h"
#include "engine/orvs/verification_loop.h"
#include "engine/pipeline/evaluator_choice.h"
#include "engine/pipeline/loop_transcript_json.h"

#include <fmt/format.h>

namespace cotejo
{
namespace
{
constexpr std::string_view kRulesContract = "orvs-rules";

LoopTask taskOf(const LoopJobOptions& options, const Contract& contract, const LoopModes& modes)
{
    LoopTask task{contract,      modes.of(contract.id), options.way,    options.threshold, "t1",
                  options.query, options.evidence,      options.budget, options.callLimit};
    task.mode.rescored = options.rescored.value_or(task.mode.rescored);
    return task;
}
} // namespace

Result<void> checkLoopOptions(const LoopJobOptions& options, const ContractCatalog& contracts)
{
    const Contract* contract = contracts.find(options.contract);
    if (contract == nullptr)
        return fail("loop.unknown_contract", options.contract, "expected the id of a known contract");
    if (options.evaluator.has_value() == (contract->id == kRulesContract))
        return fail("loop.rules_contract", contract->id,
                    "the built-in rules score by orvs-rules alone, and only they do");
    if (options.threshold && contract->threshold.value)
        return fail(
            "loop.threshold_given", contract->id,
            fmt::format("the contract has a threshold of its own, {}", contract->threshold.value->lexeme()));
    if (options.threshold && !contract->onScale(*options.threshold))
        return fail("loop.threshold_off_scale", contract->id,
                    fmt::format("expected a threshold from {} to {}", contract->scaleMin.lexeme(),
                                contract->scaleMax.lexeme()));
    if (options.query.find_first_not_of(" \t\r\n") == std::string::npos)
        return fail("loop.empty_query", "", "expected a question");
    if (firstTextFault(options.query))
        return fail("loop.empty_query", "", "expected a question in UTF-8");
    const Result<LoopModes> modes = LoopModes::embedded();
    if (!modes)
        return tl::unexpected<Error>(modes.error());
    if (options.way && !modes->of(contract->id).allows(*options.way))
        return fail("loop.way_not_allowed", contract->id,
                    fmt::format("the contract does not correct by {}", codeOfCorrection(*options.way)));
    return {};
}

Result<LoopJobResult> runLoop(const LoopJobOptions& options, const LoopJobParts& parts,
                              const std::function<void(const LoopStage&)>& progress,
                              const std::atomic<bool>& cancel)
{
    if (const Result<void> sound = checkLoopOptions(options, parts.contracts); !sound)
        return tl::unexpected<Error>(sound.error());
    const Contract& contract = *parts.contracts.find(options.contract);
    const Result<LoopModes> modes = LoopModes::embedded();
    const Result<LoopPrompts> prompts = LoopPrompts::embedded(options.language);
    const Result<SourcedWords> vendors = embeddedSourcedWords("model_vendors");
    const Result<TurnChecker> checker = TurnChecker::create(parts.contracts);
    for (const Error* error : {modes ? nullptr : &modes.error(), prompts ? nullptr : &prompts.error(),
                               vendors ? nullptr : &vendors.error(), checker ? nullptr : &checker.error()}) {
        if (error != nullptr)
            return tl::unexpected<Error>(*error);
    }
    RetryingTransport net(parts.net, parts.time);
    const ModelFamilies families(*vendors);
    const ChatClient generatorClient(net, options.generator.endpoint);
    ModelGenerator generator(generatorClient, *prompts, families, settingsOf(options.generator));
    Result<EvaluatorChoice> evaluator =
        EvaluatorChoice::make(options.evaluator, net, parts.contracts, *prompts, families);
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    LoopRecordHead head;
    head.transcript =
        options.transcript.empty() ? "orvs-" + uuidV7(parts.clock.now().epochMs) : options.transcript;
    head.subject = options.subject;
    head.language = prompts->language();
    head.askedAt = toIsoUtc(parts.clock.now().epochMs);
    head.userThreshold = options.threshold.has_value();
    Result<LoopRun> run =
        VerificationLoop({generator, evaluator->evaluator(), *checker, *prompts, parts.clock})
            .run(taskOf(options, contract, *modes), progress, cancel);
    if (!run)
        return tl::unexpected<Error>(run.error());
    head.exportedAt = toIsoUtc(parts.clock.now().epochMs);
    std::string json = loopTranscriptJson(head, *run, contract);
    return LoopJobResult{head.transcript, std::move(json), std::move(*run)};
}

} // namespace cotejo
