#pragma once

#include "engine/base/text_span.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The parts of a question or answer that state something of the patient as a fact, now or in the past.
struct StatedText {
    // The text as given in which every code point that states nothing is a blank (the first of a run is a
    // stop): offsets in code points are those of the text as given.
    std::string text;
    std::vector<TextSpan> anchored; // parts in which the words say that this patient is spoken of; sorted
    std::vector<TextSpan> used;     // likewise, parts in which a treatment is said to be used; sorted

    [[nodiscard]] bool isAnchored(const TextSpan& span) const;
    [[nodiscard]] bool isUsed(const TextSpan& span) const;
};

enum class StatedIn {
    question, // the patient is described: whatever is not taken out states something
    answer    // advice: only what speaks of the patient does
};

// Takes out questions, conditions with what hangs on them, proposals and plans, goals, cut-offs, dose ranges,
// what holds of patients in general or of other people. Works phrase by phrase (commas, colons, brackets,
// connectors); what a phrase is passes on to the next of its sentence until one speaks of the patient again.
// Cues are data (resources/statements). `text`: valid UTF-8. Linear time.
[[nodiscard]] StatedText statedParts(std::string_view text, StatedIn where);

} // namespace cotejo
