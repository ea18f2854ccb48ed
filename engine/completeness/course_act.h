#pragma once

#include "engine/text/analysed_note.h"

#include <vector>

namespace cotejo
{

// What a word of treatment says of the drug beside it (lexicon group course_act, by these ids).
enum class CourseAct {
    start,
    switch_to,
    switch_from,
    stop,
    hold,
    resume,
    keep,
    adjust,
    past,
    current,
    never,
    proposal,
    condition,
    allergy,
    unbegun // "no lo surtieron": prescribed, and never taken
};

struct ActMention {
    CourseAct act = CourseAct::current;
    FoldedRange range;
    bool negated = false; // "no se suspende"
    bool label = false;   // "FARME previos:", a cell of its own
    bool unsure = false;  // possible, or under a condition: "sin descartar reinicio"
    FoldedRange asks;     // of an open act: "se desconoce"
};

// The acts of a note in text order, none inside another; a word inside `taken` (drugs) is none.
class CourseActList
{
public:
    CourseActList(const AnalysedNote& note, const std::vector<FoldedRange>& taken);

    [[nodiscard]] const std::vector<ActMention>& all() const { return m_acts; }
    // Acts that the note leaves open, "se desconoce si continúa"; none of them is in the other lists.
    [[nodiscard]] const std::vector<ActMention>& open() const { return m_open; }
    [[nodiscard]] std::vector<ActMention> in(const FoldedRange& range) const; // those that begin inside
    [[nodiscard]] bool any(const FoldedRange& range, CourseAct act) const;    // not negated

private:
    std::vector<ActMention> m_acts;
    std::vector<ActMention> m_open;
};

} // namespace cotejo
