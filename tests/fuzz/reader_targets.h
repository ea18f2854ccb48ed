#pragma once

#include "tests/fuzz/fuzz_target.h"

namespace cotejo::fuzz
{

// The readers of transcripts and notes, our own formats and foreign ones.
[[nodiscard]] std::span<const FuzzTarget> readerTargets();

} // namespace cotejo::fuzz
