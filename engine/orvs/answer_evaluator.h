#pragma once

#include "engine/base/result.h"
#include "engine/domain/transcript.h"
#include "engine/orvs/contract.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// A text to score, with what it answers and what it may rest on.
struct TextToScore {
    const Contract& contract;
    std::string query;
    const std::vector<RetrievedItem>& evidence;
    std::string text;
    std::chrono::milliseconds timeLimit;
};

// An evaluation made by this program, with what stands beside the record's members.
struct MadeEvaluation {
    Evaluation evaluation;             // `draft`, `threshold` and `passed` are the caller's to fill in
    std::vector<std::string> feedback; // what to correct, sentence by sentence
    std::string madeBy;                // "model" or "rules"
    std::optional<std::string> askedModel;
    std::string rawReply; // a model's words as they came; empty for rules
};

// Scores an answer by a contract: a model that is asked, or rules. Whatever goes wrong is said in
// Evaluation::errors, which no verdict takes for a pass; only net.cancelled is an error of the call.
class AnswerEvaluator
{
public:
    AnswerEvaluator() = default;
    AnswerEvaluator(const AnswerEvaluator&) = delete;
    AnswerEvaluator& operator=(const AnswerEvaluator&) = delete;
    virtual ~AnswerEvaluator() = default;

    [[nodiscard]] virtual Result<MadeEvaluation> evaluate(const TextToScore& text,
                                                          const std::atomic<bool>& cancel) = 0;
};

} // namespace cotejo
