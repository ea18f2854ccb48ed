#pragma once

#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/answer_evaluator.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// How the loop ended.
enum class LoopOutcome {
    passed,
    not_rescored,     // corrected once and delivered without a new score, as the contract says
    exhausted,        // every cycle was used and none passed
    evaluator_failed, // the last evaluation cannot be used
    no_threshold,     // scored once; there is nothing to hold the score against
    fallback          // time ran out or no text could be had: a notice was delivered
};

[[nodiscard]] std::string_view codeOfOutcome(LoopOutcome outcome);

// A person has to take over: the cycles are used up, or nobody could score the answer.
[[nodiscard]] bool needsEscalation(LoopOutcome outcome);

// What a run leaves: a turn as a transcript has it, with its stages and the drafts as they were written
// (`answer` alone has the placeholder in place of foreign PMIDs) and everything that was made beside them.
struct LoopRun {
    Turn turn;
    std::vector<MadeEvaluation> made; // the turn's evaluations, in the same order
    LoopOutcome outcome = LoopOutcome::fallback;
    Verdict verdict = Verdict::not_evaluated; // of the turn as it is
};

} // namespace cotejo
