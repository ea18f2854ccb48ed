#pragma once

#include "engine/completeness/adverse_event_fields.h"
#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/treatment_picture.h"

namespace cotejo
{

// The contexts of the visit (reference §3) from what the note tells: a drug that starts is an inclusion where
// none came before it or the note says so, else a change; a visit that neither starts, changes, stops nor
// ends anything is follow-up.
class ContextFields
{
public:
    ContextFields(const TreatmentPicture& picture, const AdverseEventFields& events)
        : m_picture(picture), m_note(picture.note), m_events(events), m_make(picture.note)
    {
    }
    void addTo(NoteReading& reading) const;

private:
    [[nodiscard]] const Mention* cue(std::string_view id) const;
    [[nodiscard]] const DrugStatement* keptCourse() const;
    [[nodiscard]] const DrugStatement& at(std::size_t statement) const
    {
        return m_picture.statements[statement];
    }

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    const AdverseEventFields& m_events;
    ReadingFactory m_make;
};

} // namespace cotejo
