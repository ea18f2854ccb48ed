#pragma once

#include "engine/import/foreign_transcript.h"

namespace cotejo
{

// A Langfuse trace with or without its observations: {"trace","observations"}, or a trace that holds them.
// Observations that search give `retrieved`.
void readLangfuseTrace(const ForeignValue& record, ForeignTranscript& read);

} // namespace cotejo
