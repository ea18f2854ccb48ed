#pragma once

#include "engine/text/folded_range.h"
#include "engine/text/partial_date.h"

#include <optional>

namespace cotejo
{

// One dated visit of a note that may hold several (copied forward). Text before the first dated heading
// belongs to the current one.
struct Visit {
    FoldedRange range;
    FoldedRange heading;             // the line that dates it; empty where the note has one visit
    std::optional<PartialDate> date; // of the note where it has one visit
    bool current = true;             // the newest, of two with one date the later in the text
};

} // namespace cotejo
