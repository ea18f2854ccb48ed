#pragma once

#include "app/cli/command.h"

namespace cotejo::cli
{

// `rubric judge TREE PATH…`: the leaves of each turn judged, a line a turn.
void addRubricJudge(CLI::App& group, Run& run);

} // namespace cotejo::cli
