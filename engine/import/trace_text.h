#pragma once

#include "engine/import/foreign_value.h"

#include <optional>
#include <string>

namespace cotejo
{

// The question in the input of a trace or run: a text, a member that holds one (question, query, input, …),
// or the last question of a list of messages. nullopt: none.
[[nodiscard]] std::optional<std::string> traceQuestion(const ForeignValue& input);

// The answer in the output: a text, a member that holds one (answer, output, content, …), the last answer of
// a list of messages, or the first of `choices` or `generations`. nullopt: none.
[[nodiscard]] std::optional<std::string> traceAnswer(const ForeignValue& output);

} // namespace cotejo
