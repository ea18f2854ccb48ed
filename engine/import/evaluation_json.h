#pragma once

#include "engine/base/json_reader.h"
#include "engine/domain/evaluation.h"

namespace cotejo
{

// Reads one entry of `evaluations` (FORMATS §1). Every member may be absent: what is missing is for the
// verdict to judge.
bool readEvaluation(JsonReader& reader, Evaluation& evaluation);

} // namespace cotejo
