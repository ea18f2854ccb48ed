#pragma once

#include "engine/completeness/cue_spec.h"
#include "engine/text/analysed_note.h"

#include <optional>

namespace cotejo
{

// "Fumador de 10 cigarros al día hasta 2010", "fumadora, lo dejó en 2015": what a statement affirms is over
// when the rest of its clause dates or words the end. The words up to that end; nullopt where it goes on.
// Looks at most 80 bytes ahead. `spec`: its attribute "ended" names the code that stands instead, its field
// the lexicon's "value" words.
[[nodiscard]] std::optional<FoldedRange> endOfStatement(const AnalysedNote& note, const CueSpec& spec,
                                                        const FoldedRange& statement);

} // namespace cotejo
