#pragma once

#include "engine/text/folded_range.h"

#include <cstddef>

namespace cotejo
{

struct Sentence {
    FoldedRange range;
    std::size_t line = 0; // index of the line it begins in
};

} // namespace cotejo
