#pragma once

#include "engine/domain/verdict.h"
#include "engine/report/message_language.h"

#include <string>

namespace cotejo
{

// What is known of one turn, in a few lines for people, without a line end after the last.
[[nodiscard]] std::string turnCheckText(const TurnCheck& check, MessageLanguage language);

} // namespace cotejo
