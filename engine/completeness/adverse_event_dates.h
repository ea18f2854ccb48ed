#pragma once

#include "engine/completeness/adverse_event.h"
#include "engine/completeness/event_fact_list.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

struct HospitalStay {
    std::vector<std::string> dates; // admission, discharge; ISO
    std::vector<FoldedRange> places;
};

// When an event began and ended, and the stay in hospital. A label goes first, then the words that tell how
// it began, then the date nearest to its name; dates of the stay, of doses and of tests are none of the
// event's.
class AdverseEventDates
{
public:
    AdverseEventDates(const AnalysedNote& note, const EventFactList& facts) : m_note(note), m_facts(facts) {}

    [[nodiscard]] std::optional<PlacedDate> onset(const AdverseEvent& event) const;
    [[nodiscard]] std::optional<PlacedDate> end(const AdverseEvent& event) const;
    [[nodiscard]] HospitalStay stay(const FoldedRange& scope) const;

private:
    [[nodiscard]] std::optional<PlacedDate> labelled(const FoldedRange& scope, std::string_view fact) const;
    [[nodiscard]] bool claimed(const DateExpression& date, const AdverseEvent& event) const;
    [[nodiscard]] std::optional<PartialDate> firstOfSpan(const DateExpression& last,
                                                         std::size_t& begin) const;

    const AnalysedNote& m_note;
    const EventFactList& m_facts;
};

} // namespace cotejo
