#pragma once

#include "engine/citations/citation_scan.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/language_guess.h"

#include <vector>

namespace cotejo
{

// What the answer puts in quotation marks right before a PMID is looked for in that paper's excerpt: word for
// word, then folded (case, accents, blanks, ligatures, words broken at a line end, parts joined by dots),
// then in the excerpts of the turn's other papers. Only quotes of at least five words, for papers that have
// an excerpt in the list, in the language of that excerpt; at most 200 of an answer.
[[nodiscard]] std::vector<Warning> quoteWarnings(const Turn& turn, const CitationScan& scan,
                                                 const LanguageGuess& language);

} // namespace cotejo
