#pragma once

#include <functional>

namespace CLI
{
class App;
}

namespace cotejo::cli
{

// Exit statuses of FORMATS §8.
enum ExitStatus { kDone = 0, kSomeRefused = 1, kBadUsage = 2, kNothingRead = 3, kCheckFailed = 4 };

// A command adds its subcommand to `app`; when that was the one given, it sets `run` to what does the work
// and returns the status.
using Run = std::function<int()>;
using AddCommand = void (*)(CLI::App& app, Run& run);

void addCheckCommand(CLI::App& app, Run& run);
void addNoteCommand(CLI::App& app, Run& run);
void addImportCommand(CLI::App& app, Run& run);
void addQueueCommand(CLI::App& app, Run& run);
void addDecideCommand(CLI::App& app, Run& run);
void addExportCommand(CLI::App& app, Run& run);
void addAuditCommand(CLI::App& app, Run& run);
void addUndoCommand(CLI::App& app, Run& run);
void addReevaluateCommand(CLI::App& app, Run& run);
void addAgreeCommand(CLI::App& app, Run& run);
void addRubricCommand(CLI::App& app, Run& run);
void addMetaevalCommand(CLI::App& app, Run& run);
void addOrvsCommand(CLI::App& app, Run& run);
void addPubmedCommand(CLI::App& app, Run& run);
void addCrossCommand(CLI::App& app, Run& run);
void addVigiGradeCommand(CLI::App& app, Run& run);
void addFormCommand(CLI::App& app, Run& run);
void addRegistryCommand(CLI::App& app, Run& run);
void addFieldCommand(CLI::App& app, Run& run);
void addQueryCommand(CLI::App& app, Run& run);
void addMergeCommand(CLI::App& app, Run& run);
void addStoreCommand(CLI::App& app, Run& run);
void addSealCommands(CLI::App& app, Run& run);

} // namespace cotejo::cli
