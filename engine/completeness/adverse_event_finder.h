#pragma once

#include "engine/completeness/adverse_event.h"
#include "engine/completeness/event_fact_list.h"
#include "engine/completeness/life_events.h"
#include "engine/completeness/treatment_picture.h"

#include <vector>

namespace cotejo
{

// Finds the adverse events a note tells of. A named complaint is one only where the note says so: by a label
// ("EA:"), as a reaction to the drug, as an infection or hospital stay of the time since the last visit, or
// as the reason why this visit stops or holds a b/tsDMARD. What is old, denied, feared, a relative's,
// screening or vaccine is none.
class AdverseEventFinder
{
public:
    AdverseEventFinder(const TreatmentPicture& picture, const EventFactList& facts)
        : m_picture(picture), m_note(picture.note), m_facts(facts), m_noteTells(noteTells())
    {
    }
    [[nodiscard]] std::vector<AdverseEvent>
    find(const std::optional<PatientDeath>& death) const; // by onset, then place

private:
    [[nodiscard]] bool noteTells() const;
    [[nodiscard]] bool candidate(const Mention& mention) const;
    [[nodiscard]] bool tellsOfEvent(const Mention& mention) const;
    [[nodiscard]] bool old(const Mention& mention) const;
    [[nodiscard]] bool underLabel(const Mention& mention) const;
    [[nodiscard]] bool reasonOfThisVisit(const Mention& mention) const;
    [[nodiscard]] bool byDrug(const Mention& mention) const;
    [[nodiscard]] bool ofThePast(const Mention& mention) const; // reason of an earlier course
    [[nodiscard]] bool tellsOfSome() const;
    [[nodiscard]] std::optional<std::size_t> complaintAt(const Mention& place) const;
    void addVerbatim(std::vector<AdverseEvent>& events) const;
    void addNamedBefore(std::vector<AdverseEvent>& events) const;
    void merge(const Mention& mention, std::vector<AdverseEvent>& events) const;
    void addDeath(const std::optional<PatientDeath>& death, std::vector<AdverseEvent>& events) const;
    [[nodiscard]] std::size_t nextItem(std::size_t from, std::size_t end) const;
    void giveScopes(std::vector<AdverseEvent>& events) const;

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    const EventFactList& m_facts;
    bool m_noteTells; // a discharge summary, or a note that says of an event how serious or why it was
};

} // namespace cotejo
