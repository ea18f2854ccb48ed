#include "app/cli/command.h"
#include "app/cli/terminal_text.h"
#include "engine/base/program_version.h"

#include "engine/base/platform/private_files.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <initializer_list>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

int main(int argc, char** argv)
{
    using namespace cotejo::cli;
    cotejo::makeNewFilesPrivate();
    const TerminalFilter messages(std::cerr);
    const std::vector<std::string_view> words(argv, argv + argc);
    std::optional<TerminalFilter> forPeople; // JSON Lines are for programs and stay as they are
    if (std::find(words.begin(), words.end(), "--pretty") != words.end())
        forPeople.emplace(std::cout);
    CLI::App app{
        "Cotejo: answers beside what can be proved about them, notes beside the fields the registry needs"};
    app.require_subcommand(1);
    app.set_version_flag("--version", std::string(cotejo::programVersion()));
    Run run;
    const std::initializer_list<AddCommand> kCommands = {
        addCheckCommand,     addNoteCommand,     addImportCommand,   addQueueCommand,      addDecideCommand,
        addUndoCommand,      addExportCommand,   addAuditCommand,    addReevaluateCommand, addAgreeCommand,
        addRubricCommand,    addMetaevalCommand, addOrvsCommand,     addPubmedCommand,     addCrossCommand,
        addVigiGradeCommand, addFormCommand,     addRegistryCommand, addFieldCommand,      addQueryCommand,
        addMergeCommand,     addStoreCommand,    addSealCommands};
    for (const AddCommand add : kCommands)
        add(app, run);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& problem) {
        return app.exit(problem) == 0 ? kDone : kBadUsage;
    }
    if (!run)
        return kBadUsage;
    const int status = run();
    if (std::cout.flush().good())
        return status;
    std::cerr << "cotejo-cli: standard output could not be written\n";
    return status == kDone ? kCheckFailed : status;
}
