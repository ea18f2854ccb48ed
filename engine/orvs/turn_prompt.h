#pragma once

#include "engine/domain/transcript.h"
#include "engine/orvs/loop_prompts.h"
#include "engine/orvs/text_mask.h"

#include <string>
#include <vector>

namespace cotejo
{

// Question and evidence as a model reads them; no heading for evidence where there is none.
[[nodiscard]] std::string turnPrompt(const LoopPrompts& prompts, const TextMask& mask,
                                     const std::string& query, const std::vector<RetrievedItem>& evidence);

} // namespace cotejo
