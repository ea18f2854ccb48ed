#pragma once

#include "app/cli/command.h"

namespace cotejo::cli
{

// `rubric manual|feedback|reward TREE PATH…`: what the leaves of a turn are good for, a line a turn.
void addRubricUse(CLI::App& group, Run& run);

} // namespace cotejo::cli
