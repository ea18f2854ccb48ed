#pragma once

#include "app/cli/command.h"

namespace cotejo::cli
{

// `metaeval make`: pairs of clean and degraded answers by the named operators.
void addMetaevalMake(CLI::App& group, Run& run);

} // namespace cotejo::cli
