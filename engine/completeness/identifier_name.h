#pragma once

#include "engine/base/text_span.h"
#include "engine/completeness/identifier_text.h"

#include <optional>

namespace cotejo
{

struct NameRead {
    TextSpan span;
    std::size_t words = 0; // particles not counted
    bool titled = false;   // a title stood between label and name
    bool initials = false; // "F.R.M."
};

// The name that starts at `from` (a blank, colon, comma or bracket before it is passed), at most six words on
// one line; nullopt where none stands there. In a shouting line every word counts as capitalised, so words
// that are no names end it. `small`: the text is typed without capitals, so that small letters count as
// capitals do; then four words at most.
[[nodiscard]] std::optional<NameRead> readName(const IdentifierText& text, std::size_t from,
                                               bool small = false);

} // namespace cotejo
