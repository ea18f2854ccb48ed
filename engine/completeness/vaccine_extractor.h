#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Vaccines given, by name, where the text speaks of vaccination (a heading, "vacuna", a brand): what is
// missing or ordered is left out; a complete scheme without names is `esquema_completo`; "no vacunado" is a
// negative; "no recuerda" unknown. Words: lexicon groups vaccine*.
class VaccineExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
