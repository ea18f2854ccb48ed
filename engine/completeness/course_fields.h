#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/treatment_picture.h"

namespace cotejo
{

// The fields of the treatment group (form §4.7) for every course, with the INN as instance and `current` for
// the course of the visit; stop fields are current for the course whose stop the visit tells.
class CourseFields
{
public:
    explicit CourseFields(const TreatmentPicture& picture)
        : m_picture(picture), m_note(picture.note), m_make(picture.note)
    {
    }
    void addTo(NoteReading& reading) const;

private:
    void addCourse(std::size_t index, NoteReading& reading) const;
    void addDrug(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    void addRegimen(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    void addStart(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    void addStop(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    void addStatus(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    void addBrand(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    void addLastDose(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    void addUnknownLabels(const TreatmentCourse& course, bool current, NoteReading& reading) const;
    [[nodiscard]] bool speaksOfAnother(const Mention& label, const TreatmentCourse& course) const;
    void push(FieldReading made, const TreatmentCourse& course, bool current, NoteReading& reading) const;
    [[nodiscard]] const DrugStatement& at(std::size_t statement) const
    {
        return m_picture.statements[statement];
    }

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    ReadingFactory m_make;
};

} // namespace cotejo
