#pragma once

#include "engine/completeness/cue_spec.h"
#include "engine/completeness/cued_value.h"
#include "engine/text/analysed_note.h"

namespace cotejo
{

// Takes a number as the value of a field of kind number or count. False where it cannot be: another unit, a
// bound ("< 2.6" of an index is no value), a range, a time. Scales of visual analogues become units "0-10"
// and "0-100".
bool takeNumber(const CueSpec& spec, const QuantityExpression& quantity, CuedValue& value);

// Takes a number as titre of a result; positive or negative by the field's cut-off. False where the number
// means something else (a breathing rate behind "FR").
bool takeTitre(const AnalysedNote& note, const CueSpec& spec, const QuantityExpression& quantity,
               CuedValue& value);

// Takes the number at the begin of `part`, which may be cut out of a longer expression ("6" of "6/4").
bool readPlainNumber(const AnalysedNote& note, const CueSpec& spec, FoldedRange part, CuedValue& value);

} // namespace cotejo
