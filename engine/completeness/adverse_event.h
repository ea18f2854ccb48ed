#pragma once

#include "engine/completeness/course_dates.h"
#include "engine/text/analysed_note.h"
#include "engine/text/partial_date.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// An adverse event that a note tells of.
struct AdverseEvent {
    std::string term; // as the note has it; the full name where it uses an abbreviation
    FoldedRange place;
    std::vector<FoldedRange> further; // other places that name it
    const LexiconEntry* entry =
        nullptr;         // what is known of the term; null where the note's words are all there is
    FoldedRange scope;   // words that may speak of it
    bool current = true; // told as of this visit, not of an earlier one
    bool death = false;  // the death itself
    std::optional<PlacedDate> onset;
    std::optional<PlacedDate> end;

    [[nodiscard]] std::string_view attribute(std::string_view name) const
    {
        return entry == nullptr ? std::string_view() : entry->attribute(name);
    }
    [[nodiscard]] bool infection() const { return attribute("kind") == "infection"; }
    [[nodiscard]] bool reaction() const { return !attribute("reaction").empty(); }
};

} // namespace cotejo
