#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Date of consent, who reports, and the kind of institution (form §4.1).
class AdministrativeExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;

private:
    static void addConsent(const AnalysedNote& note, NoteReading& soFar);
    static void addReporter(const AnalysedNote& note, NoteReading& soFar);
    static void addInstitution(const AnalysedNote& note, NoteReading& soFar);
};

} // namespace cotejo
