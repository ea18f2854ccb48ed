#pragma once

#include "engine/completeness/course_act.h"
#include "engine/completeness/drug_mention.h"
#include "engine/text/analysed_note.h"

#include <vector>

namespace cotejo
{

// The words of a sentence that belong to one drug of it.
struct DrugZone {
    std::size_t mention = 0;          // index into the mentions given
    std::vector<std::size_t> aliases; // further names of the same drug that only repeat it: "(Humira)"
    FoldedRange pre;
    FoldedRange post;
    bool listed = false;     // joined to the drug before it by a comma, "y", "+" alone
    bool joinedNext = false; // nothing but a joint stands between it and the next drug
};

// Parts the words between the drugs of a sentence among them: at semicolons, cells and arrows; else before
// the act that governs the next drug ("…, se suspende MTX"); else at the joint of the list. Linear in the
// sentence.
class DrugZoner
{
public:
    DrugZoner(const AnalysedNote& note, const CourseActList& acts) : m_note(note), m_acts(acts) {}

    // `mentions`: named drugs of one sentence, in text order, from index `first` to `last`.
    [[nodiscard]] std::vector<DrugZone> part(const std::vector<DrugMention>& mentions, std::size_t first,
                                             std::size_t last) const;

private:
    [[nodiscard]] std::size_t splitAt(const FoldedRange& gap, const FoldedRange& sentence) const;
    [[nodiscard]] bool governs(const ActMention& act, std::size_t drugBegin) const;
    [[nodiscard]] std::size_t afterBrackets(const FoldedRange& gap) const;
    [[nodiscard]] std::size_t jointBefore(const FoldedRange& region) const;
    [[nodiscard]] bool repeats(const DrugMention& before, const DrugMention& next) const;

    const AnalysedNote& m_note;
    const CourseActList& m_acts;
};

} // namespace cotejo
