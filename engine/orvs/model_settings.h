#pragma once

#include "engine/orvs/text_mask.h"

#include <cstdint>
#include <optional>
#include <string>

namespace cotejo
{

// How a model is asked. With a mask, every text of the turn goes through it first: question, evidence,
// drafts, feedback.
struct ModelSettings {
    std::optional<std::string> model; // absent: the service takes its own
    std::int64_t maxTokens = 1024;
    double temperature = 0;
    TextMask mask;
};

} // namespace cotejo
