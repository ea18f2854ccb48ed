#pragma once

#include "engine/domain/verdict.h"
#include "engine/orvs/answer_evaluator.h"
#include "engine/orvs/turn_checker.h"

#include <functional>
#include <optional>
#include <string>

namespace cotejo
{

// An evaluation of ours that stands beside a record's own and never enters it (FORMATS §5).
struct AnswerVerification {
    std::string transcript;
    std::string turn;
    Verdict recorded = Verdict::not_evaluated;  // what the record says
    Verdict verdict = Verdict::evaluator_error; // what ours says, by the same rules
    std::string contractVersion;
    std::optional<Decimal> threshold;
    bool userThreshold = false;
    MadeEvaluation made;
};

struct VerificationPlan {
    const Contract& contract;
    std::optional<Decimal> threshold; // the user's, where the contract has none
    bool every = false;               // also answers whose delivered text was scored
    std::chrono::milliseconds callLimit{120'000};
    std::optional<std::string> turn{}; // this one alone, whatever was scored
};

// Scores the answers of a transcript that were never scored as they were delivered: not evaluated (greetings
// apart) or changed after the last evaluation. `take` gets each as it is done; it returns false to stop. The
// only error is net.cancelled.
[[nodiscard]] Result<void> verifyAnswers(const Transcript& transcript, const VerificationPlan& plan,
                                         const TurnChecker& checker, AnswerEvaluator& evaluator,
                                         const std::function<bool(AnswerVerification&&)>& take,
                                         const std::atomic<bool>& cancel);

// One JSON object without a line end: `transcript, turn, made_by, contract, contract_version, evaluator,
// evaluator_asked, dimensions, composite, threshold, threshold_source, verdict, errors, feedback,
// recorded_verdict`.
[[nodiscard]] std::string answerVerificationJson(const AnswerVerification& verification);

} // namespace cotejo
