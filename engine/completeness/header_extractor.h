#pragma once

#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Date of the note, pseudonym in the registry, centre and state of residence, from labels (lexicon group
// "header") and, for pseudonym and centre, from their shape ("BMX-07-0213", "C07") in the first lines.
class HeaderExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;
};

} // namespace cotejo
