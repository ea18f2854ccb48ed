#pragma once

#include "engine/base/code_point_index.h"

#include <cstdlib>
#include <string_view>

namespace cotejo::fuzz
{

// Ends the program where a law does not hold: libFuzzer keeps the input, the replay fails.
inline void demand(bool law)
{
    if (!law)
        std::abort();
}

// A span stands in its text and its quote is the text there.
inline void demandQuote(const CodePointIndex& text, const TextSpan& span, std::string_view quote)
{
    demand(span.start <= span.end && span.end <= text.size());
    demand(text.quote(span) == quote);
}

} // namespace cotejo::fuzz
