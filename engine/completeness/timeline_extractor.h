#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Date of diagnosis, onset of symptoms and disease duration where prose says them: "AR dx 2012", "LES desde
// 2019", "diagnosticada en 2014", "de 6 años de evolución", "evol 12 a", "inició hace 9 años con
// poliartritis". Only of the rheumatic disease: what belongs to a comorbidity, an acute complaint or a drug
// is left alone. Needs the age read before for "a los 5 años". Words: groups timeline, disease, symptom,
// finding.
class TimelineExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
