#pragma once

#include "engine/completeness/adverse_event.h"
#include "engine/completeness/adverse_event_criteria.h"
#include "engine/completeness/event_fact_list.h"
#include "engine/completeness/life_events.h"
#include "engine/completeness/treatment_picture.h"

#include <vector>

namespace cotejo
{

// Finds the adverse events a note tells of (what counts as one: AdverseEventCriteria), brings the names of
// one event together and says which words may speak of it.
class AdverseEventFinder
{
public:
    AdverseEventFinder(const TreatmentPicture& picture, const EventFactList& facts)
        : m_note(picture.note), m_facts(facts), m_criteria(picture, facts)
    {
    }
    [[nodiscard]] std::vector<AdverseEvent>
    find(const std::optional<PatientDeath>& death) const; // by onset, then place

private:
    void addVerbatim(std::vector<AdverseEvent>& events) const;
    void addNamedBefore(std::vector<AdverseEvent>& events) const;
    void merge(const Mention& mention, std::vector<AdverseEvent>& events) const;
    void addDeath(const std::optional<PatientDeath>& death, std::vector<AdverseEvent>& events) const;
    [[nodiscard]] std::size_t nextItem(std::size_t from, std::size_t end) const;
    void giveScopes(std::vector<AdverseEvent>& events) const;

    const AnalysedNote& m_note;
    const EventFactList& m_facts;
    AdverseEventCriteria m_criteria;
};

} // namespace cotejo
