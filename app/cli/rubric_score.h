#pragma once

#include "app/cli/command.h"

namespace cotejo::cli
{

void addRubricScore(CLI::App& group, Run& run);  // rubric score TREE CHECKS
void addRubricPoints(CLI::App& group, Run& run); // rubric points RUBRICS

} // namespace cotejo::cli
