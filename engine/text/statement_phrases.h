#pragma once

#include "engine/text/statement_cue.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// A run of words between commas, colons, brackets, connectors and ends of sentences.
struct StatementPhrase {
    FoldedRange range;
    bool opensSentence = false;
    bool inQuestion = false; // between "¿" and "?", or the phrase that ends in "?"
    std::size_t firstCue = 0;
    std::size_t lastCue = 0; // one past
};

// Cuts a folded text into phrases. A comma between digits is none; "y", "e" and "o" part phrases where a cue
// follows them at once. `original`: what was folded. Linear time.
[[nodiscard]] std::vector<StatementPhrase> splitStatementPhrases(const FoldedText& text,
                                                                 const std::vector<StatementCue>& cues);

} // namespace cotejo
