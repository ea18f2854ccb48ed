#pragma once

#include "engine/completeness/cue_spec.h"
#include "engine/completeness/cued_value.h"
#include "engine/completeness/field_reading.h"
#include "engine/text/analysed_note.h"

namespace cotejo
{

// The reading of `field` that a value beside a cue makes: unit as in the note or the one meant, date, whether
// it is of the present visit, and the doubts that only the words show (unit, stale). `place` is the range
// from cue to value.
[[nodiscard]] FieldReading makeCuedReading(const AnalysedNote& note, const CueSpec& spec,
                                           std::string_view field, const CuedValue& value,
                                           const FoldedRange& place);

// Days after which an index or laboratory value dated in the note is older than the visit it stands in
// (provisional).
inline constexpr int kStaleDays = 92;

} // namespace cotejo
