#pragma once

#include "app/cli/command.h"

namespace cotejo::cli
{

// The subcommands of `orvs`.
void addOrvsRunCommand(CLI::App& orvs, Run& run);
void addOrvsVerifyCommand(CLI::App& orvs, Run& run);

} // namespace cotejo::cli
