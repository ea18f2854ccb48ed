#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/treatment_picture.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Conventional DMARDs, glucocorticoids, NSAIDs and folic acid beside the course (form §4.8). What is used now
// is present with its dose; what the note stops or denies is present and negative; what was used once is
// nothing.
class ConcomitantFields
{
public:
    explicit ConcomitantFields(const TreatmentPicture& picture)
        : m_picture(picture), m_note(picture.note), m_make(picture.note)
    {
    }
    void addTo(NoteReading& reading) const;

private:
    void addConventional(NoteReading& reading) const;
    void addAnyConventional(NoteReading& reading) const;
    void addGlucocorticoid(NoteReading& reading) const;
    void addGlucocorticoidDose(const TreatmentCourse& course, NoteReading& reading) const;
    void addNsaid(NoteReading& reading) const;
    void addFolicAcid(NoteReading& reading) const;
    [[nodiscard]] std::vector<const TreatmentCourse*> of(DrugCategory category) const;
    [[nodiscard]] const DrugStatement* classWord(DrugCategory category, bool denied) const;
    [[nodiscard]] FoldedRange withDose(const TreatmentCourse& course) const;
    [[nodiscard]] bool has(const TreatmentCourse& course, std::string_view schedule) const;
    [[nodiscard]] bool
    local(const TreatmentCourse& course) const; // cream, drops, infiltration, premedication, rescue
    [[nodiscard]] bool refused(const TreatmentCourse& course) const; // denied, or stopped in this note
    [[nodiscard]] const DrugStatement& at(std::size_t statement) const
    {
        return m_picture.statements[statement];
    }

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    ReadingFactory m_make;
};

} // namespace cotejo
