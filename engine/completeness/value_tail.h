#pragma once

#include "engine/completeness/cue_spec.h"
#include "engine/completeness/cued_value.h"
#include "engine/text/analysed_note.h"

namespace cotejo
{

// Completes a value from the words right behind it: its date ("(26/02/2024)", "leído el 03/11/2023"), the
// titre of a result ("positivo 0,9 UI/mL"), the result beside a titre ("48 UI/mL (positivo)"), a scale ("7 de
// 10"), a newer number ("5.8 -> 3.2").
void readValueTail(const AnalysedNote& note, const CueSpec& spec, const FoldedRange& within,
                   CuedValue& value);

} // namespace cotejo
