#pragma once

#include "engine/text/analysed_note.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// The words of a note that say something of an event (lexicon group event_fact), none inside a longer one:
// "no grave" holds no "grave".
class EventFactList
{
public:
    explicit EventFactList(const AnalysedNote& note);

    [[nodiscard]] std::vector<const Mention*> in(const FoldedRange& range) const;
    [[nodiscard]] std::vector<const Mention*> in(const FoldedRange& range, std::string_view id) const;
    [[nodiscard]] const Mention* first(const FoldedRange& range,
                                       std::string_view id) const; // not denied; null where none

    // "Se desconoce si persiste": a fact with a value that the note leaves open; in none of the others.
    [[nodiscard]] const Mention* open(const FoldedRange& range) const; // the first; null where none

private:
    std::vector<const Mention*> m_facts;
    std::vector<const Mention*> m_open;
};

} // namespace cotejo
