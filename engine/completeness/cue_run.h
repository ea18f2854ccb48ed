#pragma once

#include "engine/text/analysed_note.h"

#include <vector>

namespace cotejo
{

// Cues of one group that a text names together: "FR / anti-CCP / HLA-B27", "VHB, VHC y VIH", or one alone.
struct CueRun {
    std::vector<const Mention*> cues;
    bool slashes = false; // parted by "/"

    [[nodiscard]] FoldedRange range() const { return {cues.front()->range.begin, cues.back()->range.end}; }
};

// All runs of the note's mentions of `group`, in text order. Linear.
[[nodiscard]] std::vector<CueRun> findCueRuns(const AnalysedNote& note, std::string_view group);

// Where values of the run may stand: to the end of the clause, or of the next cell of the table's row.
[[nodiscard]] FoldedRange valueRegion(const AnalysedNote& note, const CueRun& run);

// The region cut at its slashes, one part for each cue; empty where the numbers differ.
[[nodiscard]] std::vector<FoldedRange> slashParts(const AnalysedNote& note, const CueRun& run);

} // namespace cotejo
