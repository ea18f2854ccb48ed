#pragma once

#include "engine/text/folded_range.h"
#include "engine/text/folded_text.h"

#include <string_view>
#include <vector>

namespace cotejo
{

enum class StatementCueKind {
    proposal,       // advice, plan, wish
    keep,           // going on as now: states what is taken now
    condition,      // a condition, and what hangs on it
    general,        // guidelines, studies, other people, goals, cut-offs
    compare_before, // "menos de": the number behind is a bound
    compare_after,  // "o más": the number before is one
    use,            // the patient uses a treatment
    fact,           // the patient is spoken of
    connector       // begins another phrase
};

struct StatementCue {
    StatementCueKind kind = StatementCueKind::fact;
    FoldedRange range;
    bool infinitive = false;
};

// The cues of a folded text, in text order; verbs of the past (…ó) and of what may be (…rá, …ría) are found
// by their ending, where the text has accents. `original`: what was folded.
[[nodiscard]] std::vector<StatementCue> findStatementCues(const FoldedText& text, std::string_view original);

} // namespace cotejo
