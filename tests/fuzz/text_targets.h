#pragma once

#include "tests/fuzz/fuzz_target.h"

namespace cotejo::fuzz
{

// What reads the text itself: completeness of a note, the check of an answer with its citations and rules.
[[nodiscard]] std::span<const FuzzTarget> textTargets();

} // namespace cotejo::fuzz
