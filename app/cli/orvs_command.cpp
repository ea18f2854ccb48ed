#include "app/cli/orvs_command.h"

#include <CLI/CLI.hpp>

namespace cotejo::cli
{

void addOrvsCommand(CLI::App& app, Run& run)
{
    CLI::App* orvs =
        app.add_subcommand("orvs", "The verification loop, and scores for answers that have none");
    orvs->require_subcommand(1);
    addOrvsRunCommand(*orvs, run);
    addOrvsVerifyCommand(*orvs, run);
}

} // namespace cotejo::cli
