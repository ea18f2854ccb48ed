#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/treatment_picture.h"

namespace cotejo
{

// Earlier b/tsDMARDs and conventional DMARDs, "naive", and the line of therapy. In a switch the old drug is
// an earlier one, too; a conventional drug that this very visit stops is not.
class PreviousTreatmentFields
{
public:
    explicit PreviousTreatmentFields(const TreatmentPicture& picture)
        : m_picture(picture), m_note(picture.note), m_make(picture.note)
    {
    }
    void addTo(NoteReading& reading) const;

private:
    void addBiologics(NoteReading& reading) const;
    void addNaive(NoteReading& reading) const;
    void addConventional(NoteReading& reading) const;
    void addLine(NoteReading& reading) const;
    [[nodiscard]] bool deniesBiologics(const DrugStatement& statement) const;
    [[nodiscard]] const DrugStatement& at(std::size_t statement) const
    {
        return m_picture.statements[statement];
    }

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    ReadingFactory m_make;
};

} // namespace cotejo
