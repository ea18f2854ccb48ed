#pragma once

#include "engine/base/result.h"
#include "engine/domain/transcript.h"
#include "engine/orvs/loop_mode.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// What a generator is asked for: a first answer, or a correction of the one before.
struct TextToWrite {
    std::string query;
    const std::vector<RetrievedItem>& evidence;
    std::string before; // the text to correct; empty for a first answer
    CorrectionWay way = CorrectionWay::regenerate;
    std::vector<std::string> feedback;
    std::chrono::milliseconds timeLimit;
};

struct WrittenText {
    std::string text; // of an extension: what is added
    std::optional<std::string> model;
};

// Writes answers. Errors are those of the service that is asked (net.*, chat.*).
class AnswerGenerator
{
public:
    AnswerGenerator() = default;
    AnswerGenerator(const AnswerGenerator&) = delete;
    AnswerGenerator& operator=(const AnswerGenerator&) = delete;
    virtual ~AnswerGenerator() = default;

    [[nodiscard]] virtual Result<WrittenText> write(const TextToWrite& task,
                                                    const std::atomic<bool>& cancel) = 0;
};

} // namespace cotejo
