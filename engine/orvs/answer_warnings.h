#pragma once

#include "engine/citations/citation_scan.h"
#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/evaluation_reading.h"
#include "engine/orvs/language_guess.h"
#include "engine/orvs/self_check_phrases.h"

#include <vector>

namespace cotejo
{

// What the warnings of one answer are made from.
struct AnswerWarningInput {
    const Turn& turn;
    const CitationScan& scan;
    const EvaluationReading* last = nullptr; // the last evaluation, nullptr where there is none
    const LanguageGuess& language;
    const SelfCheckPhrases& selfChecks;
};

// The warnings of FORMATS §5 that the record alone allows, in text order, those about no place first. They
// are careful: what cannot be compared (no excerpt, another language, no DOI in the list) gives none. Codes
// and details:
//   quote_elsewhere (PMID whose excerpt holds it), quote_not_in_excerpt (cited PMID), quote_not_verbatim
//   (cited PMID), title_differs (PMID), pmid_doi_differ (PMID and DOI), label_target_differ (both PMIDs),
//   invisible_character (code points), no_pmid_declared (empty), self_reported_check (the phrase found),
//   suspicious_scale (name and value)
[[nodiscard]] std::vector<Warning> answerWarnings(const AnswerWarningInput& input);

} // namespace cotejo
