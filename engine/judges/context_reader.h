#pragma once

#include "engine/judges/context_fact.h"
#include "engine/rules/analysed_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// Reads what a question or an answer states of its person: drugs and doses, tests and indexes with their
// values, age, sex, weeks of pregnancy, diseases, durations, and the words of content. Names are concepts of
// resources/rules and resources/judging; the set of the text must hold both. Of one kind and value the first
// place is kept. Linear in the text.
[[nodiscard]] std::vector<ContextFact> readContext(const AnalysedText& text);

[[nodiscard]] std::optional<ContextKind> contextKindFromCode(std::string_view code);
[[nodiscard]] std::string_view codeOf(ContextKind kind);

// The part of a word that its forms share ("vigilancia", "vigilar"); empty for a word without content.
[[nodiscard]] std::string_view contentStem(std::string_view foldedWord);

} // namespace cotejo
