#pragma once

#include "engine/judges/answer_judge.h"

#include <string>

namespace cotejo
{

// Rubrics as words, in "es" or "en" (the other language where a text is missing).

// The active leaves as an instruction for whoever writes the answer: critical ones first, one line each, what
// counts as met behind it.
[[nodiscard]] std::string rubricManual(const JudgedTaxonomy& taxonomy, const RubricRoute& route,
                                       const std::string& language);

// The leaves that the answer does not meet, the heaviest first within their criticality, as text for a
// correction; empty where none failed. Leaves without a verdict are not spoken of.
[[nodiscard]] std::string rubricFeedback(const JudgedTaxonomy& taxonomy, const JudgedAnswer& answer,
                                         const std::string& language);

} // namespace cotejo
