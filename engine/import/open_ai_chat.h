#pragma once

#include "engine/import/foreign_transcript.h"

namespace cotejo
{

// OpenAI chat completions: {"messages":[…]}, a request with its response, or a response alone with its
// `choices`.
void readOpenAiChat(const ForeignValue& record, ForeignTranscript& read);

} // namespace cotejo
