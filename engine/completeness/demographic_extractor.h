#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Age and sex where they stand in prose: "Fem 49 a", "masculino de 37 años", "46 y/o M", "M/67", "niña de 7
// años 4 meses", "paciente de 45 años". Runs behind the labelled fields and settles a sex written "M" by the
// note's other words. Words: lexicon group "person".
class DemographicExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
