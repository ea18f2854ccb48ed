#pragma once

#include "engine/domain/verdict.h"
#include "engine/report/message_language.h"

#include <string_view>

namespace cotejo
{

// The words in which people read the codes of a TurnCheck.
[[nodiscard]] std::string_view verdictWords(Verdict verdict, MessageLanguage language);
[[nodiscard]] std::string_view reasonWords(NotEvaluatedReason reason, MessageLanguage language);
[[nodiscard]] std::string_view discrepancyWords(Discrepancy discrepancy, MessageLanguage language);
[[nodiscard]] std::string_view statusWords(CitationStatus status, MessageLanguage language);

} // namespace cotejo
