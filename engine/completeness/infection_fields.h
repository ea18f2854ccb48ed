#pragma once

#include "engine/completeness/adverse_event.h"
#include "engine/completeness/event_fact_list.h"
#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"

#include <optional>
#include <vector>

namespace cotejo
{

// Site, germ and form of tuberculosis of an event that is an infection; nothing for any other. The site is
// the one its name implies, or the origin the words behind it give ("choque séptico de origen urinario").
class InfectionFields
{
public:
    InfectionFields(const AnalysedNote& note, const EventFactList& facts)
        : m_note(note), m_facts(facts), m_make(note)
    {
    }
    [[nodiscard]] std::vector<FieldReading> of(const AdverseEvent& event) const;

private:
    [[nodiscard]] std::optional<FieldReading> site(const AdverseEvent& event) const;
    [[nodiscard]] std::optional<FieldReading> germ(const AdverseEvent& event) const;
    [[nodiscard]] FoldedRange originOf(const AdverseEvent& event) const;

    const AnalysedNote& m_note;
    const EventFactList& m_facts;
    ReadingFactory m_make;
};

} // namespace cotejo
