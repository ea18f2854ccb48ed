#pragma once

#include "engine/base/code_point_index.h"

#include <string_view>

namespace cotejo
{

// Whether a place still holds the words it was found with. One that does not is stale: it is not drawn, and
// that is said.
[[nodiscard]] bool quoteHolds(const CodePointIndex& text, const TextSpan& span, std::string_view quote);

} // namespace cotejo
