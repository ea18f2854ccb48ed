#pragma once

#include "engine/rules/concept_set.h"
#include "engine/rules/stance.h"
#include "engine/text/folded_range.h"

#include <cstdint>

namespace cotejo
{

// A concept at a place of a text, and how its sentence speaks of it.
struct ConceptMention {
    FoldedRange range;
    ConceptNumber number = 0;
    std::uint32_t sentence = 0; // index into AnalysedText::sentences()
    Stance stance;
};

} // namespace cotejo
