#pragma once

#include "engine/completeness/adverse_event.h"
#include "engine/completeness/adverse_event_dates.h"
#include "engine/completeness/event_fact_list.h"
#include "engine/completeness/field_reading.h"
#include "engine/completeness/life_events.h"
#include "engine/completeness/reading_factory.h"
#include "engine/completeness/treatment_picture.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// The adverse-event block (form §4.9): whether there was any, and of each event term, dates, gravity,
// outcome, drug, cause and action. "Leve", "moderado", "severo" are intensity and fill no gravity; a stay in
// hospital or the death does.
class AdverseEventFields
{
public:
    explicit AdverseEventFields(const TreatmentPicture& picture);
    void addTo(NoteReading& reading) const;
    [[nodiscard]] const std::vector<AdverseEvent>& events() const { return m_events; }
    [[nodiscard]] const std::optional<PatientDeath>& death() const { return m_death; }

private:
    struct Suspect {
        const Drug* drug = nullptr;
        FoldedRange place;
    };
    [[nodiscard]] std::optional<Suspect> suspectOf(const AdverseEvent& event) const;
    void addEvent(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void addSeverity(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void addSeriousness(const AdverseEvent& event, bool fatal, const std::string& number,
                        NoteReading& reading) const;
    void addOutcome(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void addDrug(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void addCausality(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void addAction(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void addChallenge(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void addChallengeSlot(const Mention& label, const AdverseEvent& event, const std::string& number,
                          NoteReading& reading) const;
    void addKind(const AdverseEvent& event, const std::string& number, NoteReading& reading) const;
    void push(FieldReading made, const AdverseEvent& event, const std::string& number,
              NoteReading& reading) const;
    [[nodiscard]] bool fatal(const AdverseEvent& event) const;
    [[nodiscard]] bool ofEvent(const Mention& fact, const AdverseEvent& event) const;

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    EventFactList m_facts;
    AdverseEventDates m_dates;
    ReadingFactory m_make;
    std::optional<PatientDeath> m_death;
    std::vector<AdverseEvent> m_events; // by onset
};

} // namespace cotejo
