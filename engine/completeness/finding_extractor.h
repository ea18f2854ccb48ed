#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Fields that a named finding answers with yes or no (prior cancer and tuberculosis, heart failure,
// demyelination, thrombosis, erosions) or as a list (extra-articular manifestations, comorbidities with the
// question whether there are any). Names: lexicon group "finding".
class FindingExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
