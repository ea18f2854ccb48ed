#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Joins what was read of C3 and C4 into one value of the field `complement` for each visit: "c3 72; c4 9".
class ComplementExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
