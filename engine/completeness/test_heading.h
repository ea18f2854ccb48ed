#pragma once

#include "engine/text/analysed_note.h"

namespace cotejo
{

// Whether the words at `range` head the tests that follow ("TB: PPD 0 mm", "Tuberculosis (QFT negativo)"):
// they say what was looked for, not what was found.
[[nodiscard]] bool headsTests(const AnalysedNote& note, const FoldedRange& range);

} // namespace cotejo
