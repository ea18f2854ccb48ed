#include "engine/pipeline/verification_job.h"

#include "engine/net/retrying_transport.h"
#include "engine/orvs/model_evaluator.h"
#include "engine/orvs/sourced_words.h"

namespace cotejo
{
namespace
{
constexpr const char* kByRules = "orvs-rules";
constexpr const char* kByModel = "orvs-preprint";

const std::vector<RetrievedItem>& evidenceOf(const Turn& turn)
{
    static const std::vector<RetrievedItem> kNone;
    return turn.retrieved ? *turn.retrieved : kNone;
}

Result<const Contract*> contractOf(const VerificationWish& wish, const ContractCatalog& contracts)
{
    const Contract* contract = contracts.find(wish.contract);
    if (contract == nullptr)
        return fail("loop.unknown_contract", wish.contract, "expected the id of a known contract");
    if (wish.model.has_value() == (contract->id == kByRules))
        return fail("loop.rules_contract", contract->id,
                    "the built-in rules score by orvs-rules alone, and only they do");
    return contract;
}

// A service that is never asked: the request is only put together.
class NoTransport final : public HttpTransport
{
public:
    [[nodiscard]] Result<HttpReply> send(const HttpRequest& request, const std::atomic<bool>&) override
    {
        return fail("net.failed", request.address.host(), "nothing is sent from here");
    }
};
} // namespace

std::string contractFor(const Turn& turn, bool byModel, const ContractCatalog& contracts)
{
    if (!byModel)
        return kByRules;
    for (auto recorded = turn.evaluations.rbegin(); recorded != turn.evaluations.rend(); ++recorded)
        if (recorded->contract && *recorded->contract != kByRules && contracts.find(*recorded->contract))
            return *recorded->contract;
    return kByModel;
}

Result<std::string> outgoingText(const Turn& turn, const VerificationWish& wish,
                                 const ContractCatalog& contracts)
{
    const Result<const Contract*> contract = contractOf(wish, contracts);
    if (!contract)
        return tl::unexpected<Error>(contract.error());
    if (!wish.model)
        return std::string();
    const Result<LoopPrompts> prompts = LoopPrompts::embedded(wish.language);
    const Result<SourcedWords> vendors = embeddedSourcedWords("model_vendors");
    if (!prompts || !vendors)
        return tl::unexpected<Error>(prompts ? vendors.error() : prompts.error());
    NoTransport none;
    const ChatClient client(none, wish.model->endpoint);
    const ModelFamilies families(*vendors);
    const ModelEvaluator evaluator(client, *prompts, families, settingsOf(*wish.model));
    const ChatRequest request = evaluator.requestFor(
        {**contract, turn.query, evidenceOf(turn), turn.answer, std::chrono::minutes(2)});
    std::string text;
    for (const ChatMessage& message : request.messages)
        text += message.content + "\n";
    return text;
}

Result<AnswerVerification> verifyTurn(const Transcript& transcript, std::size_t turn,
                                      const VerificationWish& wish, const ContractCatalog& contracts,
                                      HttpTransport& net, const std::atomic<bool>& cancel)
{
    const Result<const Contract*> contract = contractOf(wish, contracts);
    if (!contract)
        return tl::unexpected<Error>(contract.error());
    const Result<TurnChecker> checker = TurnChecker::create(contracts);
    const Result<LoopPrompts> prompts = LoopPrompts::embedded(wish.language);
    const Result<SourcedWords> vendors = embeddedSourcedWords("model_vendors");
    if (!checker || !prompts || !vendors)
        return tl::unexpected<Error>(!checker   ? checker.error()
                                     : !prompts ? prompts.error()
                                                : vendors.error());
    SteadyTimekeeper time;
    RetryingTransport retrying(net, time);
    const ModelFamilies families(*vendors);
    Result<EvaluatorChoice> chosen =
        EvaluatorChoice::make(wish.model, retrying, contracts, *prompts, families);
    if (!chosen)
        return tl::unexpected<Error>(chosen.error());
    VerificationPlan plan{**contract, std::nullopt};
    plan.turn = transcript.turns.at(turn).id;
    std::optional<AnswerVerification> made;
    const Result<void> done = verifyAnswers(
        transcript, plan, *checker, chosen->evaluator(),
        [&made](AnswerVerification&& verification) {
            made = std::move(verification);
            return false;
        },
        cancel);
    if (!done)
        return tl::unexpected<Error>(done.error());
    return std::move(*made);
}

} // namespace cotejo
