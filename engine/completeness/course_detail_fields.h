#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/treatment_picture.h"

#include <optional>

namespace cotejo
{

// What is said of the course of the visit beside its regimen: lot, brand not known, biosimilar in words,
// adherence, indication.
class CourseDetailFields
{
public:
    explicit CourseDetailFields(const TreatmentPicture& picture)
        : m_picture(picture), m_note(picture.note), m_make(picture.note)
    {
    }
    void addTo(NoteReading& reading) const;

private:
    void addLot(NoteReading& reading) const;
    void addBrand(NoteReading& reading) const;
    void addBiosimilar(NoteReading& reading) const;
    void addAdherence(NoteReading& reading) const;
    void addIndication(NoteReading& reading) const;
    void push(FieldReading made, NoteReading& reading) const;
    [[nodiscard]] std::optional<FoldedRange> lotAfter(std::size_t position, std::size_t end) const;
    [[nodiscard]] bool besideCourse(const FoldedRange& place) const;
    [[nodiscard]] const DrugStatement& at(std::size_t statement) const
    {
        return m_picture.statements[statement];
    }

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    ReadingFactory m_make;
};

} // namespace cotejo
