#pragma once

#include "engine/completeness/adverse_event.h"
#include "engine/completeness/event_fact_list.h"
#include "engine/completeness/field_reading.h"
#include "engine/completeness/reading_factory.h"

#include <optional>
#include <vector>

namespace cotejo
{

// Whether the note says that there was an adverse event (`ae_any`): yes where one is told, no where events
// are denied in so many words. "EA" is read by its context; "Vigilar EA" says nothing. A denial beside a drug
// that was left for a complaint ("sin EA … dejó el MTX por náusea") carries the doubt `conflict`, with both
// places. Infections denied
// together with hospital stays, fever or reactions count as events denied. Unknown where one is only
// suspected beside a drug.
class AdverseEventAny
{
public:
    AdverseEventAny(const AnalysedNote& note, const EventFactList& facts)
        : m_note(note), m_facts(facts), m_make(note)
    {
    }
    void addTo(const std::vector<AdverseEvent>& events, NoteReading& reading) const;

private:
    [[nodiscard]] bool speaksOfEvents(const Mention& fact) const;
    [[nodiscard]] std::optional<FoldedRange> drugLeftForHarm() const;
    [[nodiscard]] bool isSaid(const NoteReading& reading) const; // of the visit of the note
    void addDeniedHarms(NoteReading& reading) const;
    void addDoubt(NoteReading& reading) const;
    [[nodiscard]] FoldedRange labelOf(const Mention& fact) const;

    const AnalysedNote& m_note;
    const EventFactList& m_facts;
    ReadingFactory m_make;
};

} // namespace cotejo
