#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Whether a note of inclusion gives general laboratory (blood count, liver, kidney, lipids): three or more
// values of one line of analytes. Needs the contexts read before. Names: lexicon group "analyte".
class BaselineLabExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
