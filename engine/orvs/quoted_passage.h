#pragma once

#include "engine/base/text_span.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Words between quotation marks.
struct QuotedPassage {
    TextSpan span; // without the marks, code points
    std::string text;
};

// The passages of at least five words between "…", “…”, „…“ or «…» within one paragraph, in text order, at
// most `most` of them.
[[nodiscard]] std::vector<QuotedPassage> quotedPassages(std::string_view text, std::size_t most);

} // namespace cotejo
