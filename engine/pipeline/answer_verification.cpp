#include "engine/pipeline/answer_verification.h"

#include "engine/domain/codes.h"
#include "engine/report/json_line.h"

namespace cotejo
{
namespace
{
bool neverScored(const TurnCheck& check)
{
    return check.verdict == Verdict::delivered_not_rescored ||
           (check.verdict == Verdict::not_evaluated && check.reason != NotEvaluatedReason::greeting);
}

// The verdict of FORMATS §5 on the answer with our evaluation alone.
Verdict verdictOf(const Turn& recorded, const Evaluation& evaluation, const TurnChecker& checker)
{
    Transcript alone;
    Turn& turn = alone.turns.emplace_back();
    turn.query = recorded.query;
    turn.retrieved = recorded.retrieved;
    turn.answer = recorded.answer;
    turn.drafts.push_back({DraftKind::initial, recorded.answer,
                           recorded.drafts.empty() ? std::nullopt : recorded.drafts.back().model});
    turn.evaluations.push_back(evaluation);
    return checker.check(alone).front().verdict;
}

void member(JsonLine& line, std::string_view key, const std::optional<std::string>& value)
{
    line.key(key);
    if (value)
        line.text(*value);
    else
        line.null();
}

void member(JsonLine& line, std::string_view key, const std::optional<Decimal>& value)
{
    line.key(key);
    if (value)
        line.number(*value);
    else
        line.null();
}

void member(JsonLine& line, std::string_view key, const std::vector<std::string>& texts)
{
    line.key(key).beginArray();
    for (const std::string& text : texts)
        line.text(text);
    line.endArray();
}
} // namespace

Result<void> verifyAnswers(const Transcript& transcript, const VerificationPlan& plan,
                           const TurnChecker& checker, AnswerEvaluator& evaluator,
                           const std::function<bool(AnswerVerification&&)>& take,
                           const std::atomic<bool>& cancel)
{
    static const std::vector<RetrievedItem> kNone;
    const std::vector<TurnCheck> checks = checker.check(transcript);
    for (std::size_t number = 0; number < checks.size(); ++number) {
        const Turn& turn = transcript.turns[number];
        if (plan.turn ? turn.id != *plan.turn : !plan.every && !neverScored(checks[number]))
            continue;
        Result<MadeEvaluation> made =
            evaluator.evaluate({plan.contract, turn.query, turn.retrieved ? *turn.retrieved : kNone,
                                turn.answer, plan.callLimit},
                               cancel);
        if (!made)
            return tl::unexpected<Error>(made.error());
        made->evaluation.draft = 0;
        made->evaluation.threshold = plan.threshold;
        AnswerVerification done;
        done.transcript = transcript.id;
        done.turn = turn.id;
        done.recorded = checks[number].verdict;
        done.verdict = verdictOf(turn, made->evaluation, checker);
        done.contractVersion = plan.contract.version;
        done.threshold = plan.threshold ? plan.threshold : plan.contract.threshold.value;
        done.userThreshold = plan.threshold.has_value();
        done.made = std::move(*made);
        if (!take(std::move(done)))
            break;
    }
    return {};
}

std::string answerVerificationJson(const AnswerVerification& verification)
{
    const Evaluation& evaluation = verification.made.evaluation;
    JsonLine line;
    line.beginObject().key("transcript").text(verification.transcript);
    line.key("turn").text(verification.turn);
    line.key("made_by").text("cotejo:" + verification.made.madeBy);
    member(line, "contract", evaluation.contract);
    line.key("contract_version").text(verification.contractVersion);
    member(line, "evaluator", evaluation.evaluator);
    member(line, "evaluator_asked", verification.made.askedModel);
    line.key("dimensions").beginObject();
    if (evaluation.dimensions) {
        for (const DimensionScore& score : *evaluation.dimensions)
            member(line, score.id, score.value);
    }
    line.endObject();
    member(line, "composite", evaluation.composite);
    member(line, "threshold", verification.threshold);
    line.key("threshold_source");
    if (verification.threshold)
        line.text(verification.userThreshold ? "user" : "contract");
    else
        line.null();
    line.key("verdict").text(codeOf(verification.verdict));
    member(line, "errors", evaluation.errors);
    member(line, "feedback", verification.made.feedback);
    line.key("recorded_verdict").text(codeOf(verification.recorded));
    return line.endObject().str();
}

} // namespace cotejo
