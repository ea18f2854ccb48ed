#pragma once

#include "engine/citations/citation_scan.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/language_guess.h"

#include <vector>

namespace cotejo
{

// title_differs: the label of a link to a PMID of the turn's list reads like a title or reference, in the
// language of the listed title, and shares hardly a word with it.
[[nodiscard]] std::vector<Warning> titleWarnings(const Turn& turn, const CitationScan& scan,
                                                 const LanguageGuess& language);

} // namespace cotejo
