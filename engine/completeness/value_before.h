#pragma once

#include "engine/completeness/cue_run.h"
#include "engine/completeness/cue_spec.h"
#include "engine/completeness/cued_value.h"

#include <optional>

namespace cotejo
{

// The value that stands in front of its cue: "6 articulaciones dolorosas", "negativo para FR y anti-CCP",
// "títulos altos de FR".
[[nodiscard]] std::optional<CuedValue> valueBefore(const AnalysedNote& note, const CueRun& run,
                                                   const CueSpec& spec);

// What the sentence says of a field without a value: ordered, unknown, not done, none ("sin dactilitis").
[[nodiscard]] std::optional<CuedValue> statusAround(const Mention& cue, const CueSpec& spec);

// A word of the field's list anywhere behind the cue, up to the clause's end or the next field: the one of
// highest "rank".
[[nodiscard]] std::optional<CuedValue> valueInClause(const AnalysedNote& note, const CueRun& run,
                                                     const CueSpec& spec);

} // namespace cotejo
