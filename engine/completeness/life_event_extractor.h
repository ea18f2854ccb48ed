#pragma once

#include "engine/completeness/field_extractor.h"
#include "engine/completeness/life_events.h"

namespace cotejo
{

// Death, pregnancy of the patient and of the partner, contraception, and the end of follow-up (form §4.10).
class LifeEventExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;

private:
    static void addPregnancy(const AnalysedNote& note, const LifeEventReader& reader, NoteReading& soFar);
    static void addOutcome(const AnalysedNote& note, const PregnancyStatement& pregnancy, NoteReading& soFar);
    static void addContraception(const AnalysedNote& note, NoteReading& soFar);
};

} // namespace cotejo
