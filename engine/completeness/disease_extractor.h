#pragma once

#include "engine/completeness/disease_reader.h"
#include "engine/completeness/field_extractor.h"

namespace cotejo
{

// Fields `diagnosis` and `jia_category`, and the disease of the note where nothing better is known.
class DiseaseExtractor : public FieldExtractor
{
public:
    void read(const AnalysedNote& note, NoteReading& soFar) const override;

private:
    static void addCategory(const AnalysedNote& note, const std::vector<DiseaseMention>& mentions,
                            NoteReading& soFar);
};

} // namespace cotejo
