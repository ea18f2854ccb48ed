#include "app/cli/command.h"
#include "app/cli/store_access.h"

#include "engine/base/platform/passphrase_prompt.h"
#include "engine/pipeline/sealed_copy.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct SealArguments {
    std::string file;
    std::string out;
};

int runSeal(const SealArguments& arguments, bool open)
{
    const char* command = open ? "decrypt" : "encrypt";
    const Result<std::string> passphrase = askPassphrase(!open);
    if (!passphrase)
        return reportFault(command, passphrase.error());
    const Result<void> done = open ? openSealedFile(arguments.file, arguments.out, *passphrase)
                                   : sealFile(arguments.file, arguments.out, *passphrase);
    if (!done)
        return reportFault(command, done.error());
    std::cerr << "cotejo-cli " << command << ": " << arguments.out << '\n';
    return kDone;
}

void add(CLI::App& app, Run& run, const char* name, const char* help, bool open)
{
    const auto arguments = std::make_shared<SealArguments>();
    CLI::App* command = app.add_subcommand(name, help);
    if (open)
        command->alias("open");
    command->add_option("file", arguments->file, "The file")->required();
    command->add_option("--out", arguments->out, "The file to write; a name that is taken is left alone")
        ->required();
    command->callback(
        [arguments, open, &run] { run = [arguments, open] { return runSeal(*arguments, open); }; });
}
} // namespace

void addSealCommands(CLI::App& app, Run& run)
{
    add(app, run, "encrypt",
        "Seal a file with a passphrase (COTEJO_PASSPHRASE, or asked for at the terminal): exports, backups",
        false);
    add(app, run, "decrypt", "Open a sealed file with its passphrase", true);
}

} // namespace cotejo::cli
