#pragma once

#include "engine/completeness/cue_spec.h"
#include "engine/completeness/cued_value.h"
#include "engine/completeness/field_reading.h"
#include "engine/text/analysed_note.h"

namespace cotejo
{

// The reading of `field` that a value beside a cue makes: unit as in the note or the one meant, date, whether
// it is of the present visit, and the doubt about a unit that is left out. `place` is the range
// from cue to value.
[[nodiscard]] FieldReading makeCuedReading(const AnalysedNote& note, const CueSpec& spec,
                                           std::string_view field, const CuedValue& value,
                                           const FoldedRange& place);

} // namespace cotejo
