#pragma once

#include "engine/base/json_reader.h"
#include "engine/domain/loop_stage.h"

namespace cotejo
{

// Reads one element of a turn's `stages` (FORMATS §1). Beside what JsonReader refuses: read.wrong_type,
// read.missing_member (`stage`).
bool readLoopStage(JsonReader& reader, LoopStage& stage);

} // namespace cotejo
