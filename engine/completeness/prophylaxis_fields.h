#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/treatment_picture.h"

#include <optional>
#include <string>

namespace cotejo
{

// Treatment of latent tuberculosis (`tb_prophylaxis`): not indicated, indicated, under way or completed; with
// another prophylaxis (TMP/SMX) it has nothing to do.
class ProphylaxisFields
{
public:
    explicit ProphylaxisFields(const TreatmentPicture& picture)
        : m_picture(picture), m_note(picture.note), m_make(picture.note)
    {
    }
    void addTo(NoteReading& reading) const;

private:
    [[nodiscard]] bool ofTuberculosis(const Mention& mention) const;
    [[nodiscard]] std::string stateIn(const FoldedRange& words, bool past, bool dated) const;
    [[nodiscard]] bool treatsDisease(const DrugStatement& drug) const;
    bool fromDrug(NoteReading& reading) const;
    bool fromWord(NoteReading& reading) const;

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    ReadingFactory m_make;
};

} // namespace cotejo
