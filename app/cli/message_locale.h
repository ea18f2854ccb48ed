#pragma once

#include "engine/report/message_language.h"

namespace cotejo::cli
{

// The language of people's messages: Spanish where LC_ALL, LC_MESSAGES or LANG (the first that is set) names
// it, else English.
[[nodiscard]] MessageLanguage messageLanguage();

} // namespace cotejo::cli
