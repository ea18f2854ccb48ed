#pragma once

#include "engine/import/foreign_transcript.h"

#include <string>
#include <string_view>

namespace cotejo
{

// A chat copied as Markdown (FORMATS §4), for which hasRoleHeading() is true. `id` becomes the transcript's.
// read.no_turn where no answer was found.
[[nodiscard]] Result<ForeignTranscript> readMarkdownChat(std::string_view text, std::string id);

} // namespace cotejo
