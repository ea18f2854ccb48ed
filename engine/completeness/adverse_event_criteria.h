#pragma once

#include "engine/completeness/event_fact_list.h"
#include "engine/completeness/treatment_picture.h"

#include <cstddef>
#include <optional>

namespace cotejo
{

// Whether a named complaint is an adverse event of the note. It is one only where the note says so: by a
// label ("EA:"), as a reaction to the drug, as an infection or hospital stay of the time since the last
// visit, or as the reason why this visit stops or holds a b/tsDMARD. What is old, denied, feared, a
// relative's, screening or vaccine is none.
class AdverseEventCriteria
{
public:
    AdverseEventCriteria(const TreatmentPicture& picture, const EventFactList& facts)
        : m_picture(picture), m_note(picture.note), m_facts(facts), m_noteTells(readNoteTells())
    {
    }
    [[nodiscard]] bool tellsOfEvent(const Mention& mention) const;
    [[nodiscard]] bool candidate(const Mention& mention) const; // nothing in its own words speaks against it
    [[nodiscard]] bool old(const Mention& mention) const;
    [[nodiscard]] bool ofThePast(const Mention& mention) const; // reason of an earlier course
    [[nodiscard]] bool tellsOfSome() const; // the note affirms an event or a stay in hospital, somewhere
    [[nodiscard]] bool noteTells() const { return m_noteTells; }
    [[nodiscard]] std::optional<std::size_t> complaintAt(const Mention& place) const;

private:
    [[nodiscard]] bool readNoteTells() const;
    [[nodiscard]] bool underLabel(const Mention& mention) const;
    [[nodiscard]] bool reasonOfThisVisit(const Mention& mention) const;
    [[nodiscard]] bool byDrug(const Mention& mention) const;

    const TreatmentPicture& m_picture;
    const AnalysedNote& m_note;
    const EventFactList& m_facts;
    bool m_noteTells; // a discharge summary, or a note that says of an event how serious or why it was
};

} // namespace cotejo
