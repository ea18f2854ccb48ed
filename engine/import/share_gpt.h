#pragma once

#include "engine/import/foreign_transcript.h"

namespace cotejo
{

// ShareGPT: {"conversations":[{"from","value"}]}.
void readShareGpt(const ForeignValue& record, ForeignTranscript& read);

} // namespace cotejo
