#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Reads all that hangs on drugs: the courses of b/tsDMARDs, what was used before, what is used beside them,
// adverse events and the contexts of the visit. The note's drugs are read once for all of them.
class TreatmentExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
