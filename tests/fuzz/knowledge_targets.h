#pragma once

#include "tests/fuzz/fuzz_target.h"

namespace cotejo::fuzz
{

// Files of knowledge that a hospital may bring, and what services and tables hand in.
[[nodiscard]] std::span<const FuzzTarget> knowledgeTargets();

} // namespace cotejo::fuzz
