#pragma once

#include <string_view>

namespace cotejo
{

// Is `delivered` the text that was scored, code point by code point? A `[PMID no verificado]` in it may stand
// for the digits of a PMID of `scored`, for label and digits, or for a whole Markdown link to one; any other
// change makes another text. Linear.
[[nodiscard]] bool isScoredText(std::string_view delivered, std::string_view scored);

} // namespace cotejo
