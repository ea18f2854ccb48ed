#pragma once

#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/evaluation_reading.h"
#include "engine/orvs/greeting_words.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// The rules of FORMATS §5, each by itself. They are asked in that order and the first that applies decides;
// see TurnChecker.
[[nodiscard]] bool
deliveredFallback(const Turn& turn); // the last draft that was not a branch beside is a fallback
[[nodiscard]] NotEvaluatedReason whyNotEvaluated(const Transcript& transcript, const Turn& turn,
                                                 const GreetingWords& greetings);
[[nodiscard]] bool deliveredTextWasScored(const Turn& turn, const Evaluation& last);

// What a turn's record allows to say.
struct VerdictInput {
    bool fallback = false;
    const EvaluationReading* last = nullptr; // the last evaluation, nullptr where there is none
    bool faulty = false;                     // it has faults (rule 3)
    bool scoredTextDelivered = false;        // rule 4
};

[[nodiscard]] Verdict decideVerdict(const VerdictInput& input);

// Why a person has to look at it (FORMATS §5): "verdict:failed", "citation:not_retrieved",
// "discrepancy:composite", each once.
[[nodiscard]] std::vector<std::string> reviewReasonsOf(const TurnCheck& check);

} // namespace cotejo
