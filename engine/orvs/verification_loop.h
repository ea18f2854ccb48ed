#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/orvs/answer_generator.h"
#include "engine/orvs/loop_mode.h"
#include "engine/orvs/loop_prompts.h"
#include "engine/orvs/loop_run.h"
#include "engine/orvs/turn_checker.h"

#include <functional>

namespace cotejo
{

// What one run of the loop answers, and how.
struct LoopTask {
    const Contract& contract;
    LoopMode mode;
    std::optional<CorrectionWay> way; // one that the mode allows; absent: its first
    std::optional<Decimal> threshold; // the user's, where the contract has none
    std::string turnId = "t1";
    std::string query;
    std::vector<RetrievedItem> evidence;       // what was retrieved for this turn; no other PMID may be cited
    std::chrono::milliseconds budget{300'000}; // for all of it; when it is used up the fallback is delivered
    std::chrono::milliseconds callLimit{120'000}; // for one question to a model
};

struct LoopParts {
    AnswerGenerator& generator;
    AnswerEvaluator& evaluator;
    const TurnChecker& checker;
    const LoopPrompts& prompts;
    const Clock& clock;
};

// Generate, evaluate, correct with the evaluator's feedback, again, up to the contract's cycles. Only the
// verdict `passed` of TurnChecker on the turn so far ends it as passed: nothing that a model says does.
// After every text the PMIDs are controlled: where evidence was not cited, or other PMIDs were, one more text
// is asked for (`pmid_regenerated`); what is still foreign then is replaced in the answer, not in the draft.
// Holds references only; they must outlive it.
class VerificationLoop
{
public:
    explicit VerificationLoop(const LoopParts& parts) : m_parts(parts) {}

    // `progress` is called after each stage, on the caller's thread. The only error is net.cancelled.
    [[nodiscard]] Result<LoopRun> run(const LoopTask& task,
                                      const std::function<void(const LoopStage&)>& progress,
                                      const std::atomic<bool>& cancel) const;

private:
    LoopParts m_parts;
};

} // namespace cotejo
