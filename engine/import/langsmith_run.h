#pragma once

#include "engine/import/foreign_transcript.h"

namespace cotejo
{

// A LangSmith root run with its `child_runs`. Runs of type retriever and tool give `retrieved`. A run that
// names a parent is a part only, and is refused.
void readLangSmithRun(const ForeignValue& record, ForeignTranscript& read);

} // namespace cotejo
