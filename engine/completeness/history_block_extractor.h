#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// The answer to "any comorbidity" that a whole block gives: "APP: interrogados y negados" (templated), "sin
// comorbilidades" (negative), "Comorbilidades: se desconocen" (unknown). Words: lexicon groups block_negative
// and block_word.
class HistoryBlockExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
