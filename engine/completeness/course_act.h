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
    allergy
};

struct ActMention {
    CourseAct act = CourseAct::current;
    FoldedRange range;
    bool negated = false; // "no se suspende"
    bool label = false;   // "FARME previos:", a cell of its own
    bool unsure = false;  // possible, or under a condition: "sin descartar reinicio"
};

// The acts of a note in text order, none inside another; a word inside `taken` (drugs) is none.
class CourseActList
{
public:
    CourseActList(const AnalysedNote& note, const std::vector<FoldedRange>& taken);

    [[nodiscard]] const std::vector<ActMention>& all() const { return m_acts; }
    [[nodiscard]] std::vector<ActMention> in(const FoldedRange& range) const; // those that begin inside
    [[nodiscard]] bool any(const FoldedRange& range, CourseAct act) const;    // not negated

private:
    std::vector<ActMention> m_acts;
};

} // namespace cotejo
