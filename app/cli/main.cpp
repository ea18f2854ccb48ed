#include "app/cli/command.h"
#include "engine/base/program_version.h"

#include "engine/base/platform/private_files.h"

#include <CLI/CLI.hpp>

#include <initializer_list>
#include <string>

int main(int argc, char** argv)
{
    using namespace cotejo::cli;
    cotejo::makeNewFilesPrivate();
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
    return run ? run() : kBadUsage;
}
