#include "app/cli/command.h"
#include "app/cli/masked_words.h"
#include "app/cli/receipt_printer.h"
#include "app/cli/store_access.h"
#include "app/cli/stored_note_reading.h"

#include "engine/completeness/form.h"
#include "engine/pipeline/field_acts.h"
#include "engine/pipeline/stored_evaluation.h"
#include "engine/report/field_act_json.h"
#include "engine/store/field_reader.h"
#include "engine/store/field_writer.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct FieldArguments {
    std::string store;
    std::string note;
    std::string field;
    std::string status;
    std::string value;
    std::string unit;
    std::string reason;
    std::string by;
    bool reveal = false;
};

enum class FieldTask { set, confirm, clear };

// The acts asked for, each with what the program read.
Result<std::vector<FieldAct>> actsFor(FieldTask task, const FieldArguments& arguments, const StoreFile& store)
{
    Result<StoredNoteReading> reading = readStoredNote(store, arguments.note);
    if (!reading)
        return tl::unexpected<Error>(reading.error());
    const NoteEvaluation& evaluation = reading->stored.evaluation;
    if (task == FieldTask::confirm && arguments.field.empty()) {
        const auto earlier = fieldActs(reading->read, arguments.note, true);
        if (!earlier)
            return tl::unexpected<Error>(earlier.error());
        std::set<std::string> known;
        for (const RecordedFieldAct& one : *earlier)
            known.insert(one.act.field);
        return confirmableFields(evaluation, known);
    }
    const auto at = std::find_if(evaluation.fields.begin(), evaluation.fields.end(),
                                 [&](const FieldFinding& finding) { return finding.id == arguments.field; });
    if (at == evaluation.fields.end())
        return fail("usage.unknown_field", arguments.field, "the id of a field of the form");
    if (task == FieldTask::confirm) {
        auto all = confirmableFields(evaluation, {});
        std::erase_if(all, [&](const FieldAct& act) { return act.field != arguments.field; });
        return all;
    }
    FieldAct act{arguments.field, FieldActKind::cleared, "", "null", "", machineReadingJson(*at)};
    if (task == FieldTask::set) {
        const Result<std::string> value = typedValueJson(reading->evaluator.form(), arguments.field,
                                                         arguments.status, arguments.value, arguments.unit);
        if (!value)
            return tl::unexpected<Error>(value.error());
        act = {arguments.field, FieldActKind::set, arguments.status, *value, arguments.unit, act.machine};
    }
    return std::vector<FieldAct>{act};
}

int runFieldAct(FieldTask task, const FieldArguments& arguments)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("field", store.error());
    const auto acts = actsFor(task, arguments, *store);
    if (!acts)
        return reportFault("field", acts.error());
    Result<WriteHandle> handle = store->openWrite();
    if (!handle)
        return reportFault("field", handle.error());
    const SystemClock clock;
    const FieldActKind kind = task == FieldTask::set       ? FieldActKind::set
                              : task == FieldTask::confirm ? FieldActKind::confirmed
                                                           : FieldActKind::cleared;
    const auto receipt =
        FieldWriter(*handle, clock).act(arguments.note, kind, *acts, arguments.reason, arguments.by);
    if (!receipt)
        return reportFault("field", receipt.error());
    printReceipt(*receipt);
    return kDone;
}

int runFieldList(const FieldArguments& arguments)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::read);
    if (!store)
        return reportFault("field", store.error());
    Result<ReadHandle> read = store->openRead();
    if (!read)
        return reportFault("field", read.error());
    const auto acts = fieldActs(*read, arguments.note, false);
    if (!acts)
        return reportFault("field", acts.error());
    for (const RecordedFieldAct& one : *acts) {
        FieldAct act = one.act;
        std::string reason = one.reason;
        if (!arguments.reveal) {
            reason = maskedWords(reason);
            act.value = maskedWords(act.value);
            act.machine = maskedWords(act.machine);
        }
        const FieldActLine line{one.event, one.at, one.by, one.note, reason, act, one.standing};
        std::cout << fieldActJson(line, arguments.reveal) << '\n';
    }
    return std::cout.flush().good() ? kDone : kCheckFailed;
}

void addCommon(CLI::App* command, FieldArguments& arguments)
{
    command->add_option("--store", arguments.store, "The store")->required();
    command->add_option("--note", arguments.note, "The note's id")->required();
    command->add_option("--by", arguments.by, "Who says so")->required();
}
} // namespace

void addFieldCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<FieldArguments>();
    CLI::App* command = app.add_subcommand(
        "field", "What people say of a note's fields; the program's own reading stays beside it");
    command->require_subcommand(1);
    CLI::App* set = command->add_subcommand("set", "Give a field's status and value, with a reason");
    addCommon(set, *arguments);
    set->add_option("--field", arguments->field, "The field")->required();
    set->add_option("--status", arguments->status, "present, absent, unknown or not_applicable")->required();
    set->add_option("--value", arguments->value, "The value");
    set->add_option("--unit", arguments->unit, "Its unit");
    set->add_option("--reason", arguments->reason, "Why")->required();
    set->callback(
        [arguments, &run] { run = [arguments] { return runFieldAct(FieldTask::set, *arguments); }; });
    CLI::App* confirm = command->add_subcommand(
        "confirm", "Agree with one field, or with all that are present with evidence and without a query");
    addCommon(confirm, *arguments);
    confirm->add_option("--field", arguments->field, "One field");
    confirm->callback(
        [arguments, &run] { run = [arguments] { return runFieldAct(FieldTask::confirm, *arguments); }; });
    CLI::App* clear = command->add_subcommand("clear", "Take back what was said of a field, with a reason");
    addCommon(clear, *arguments);
    clear->add_option("--field", arguments->field, "The field")->required();
    clear->add_option("--reason", arguments->reason, "Why")->required();
    clear->callback(
        [arguments, &run] { run = [arguments] { return runFieldAct(FieldTask::clear, *arguments); }; });
    CLI::App* list = command->add_subcommand("list", "All that was said, in the order of the log");
    list->add_option("--store", arguments->store, "The store")->required();
    list->add_option("--note", arguments->note, "Of one note");
    list->add_flag("--reveal", arguments->reveal, "Show birth dates");
    list->callback([arguments, &run] { run = [arguments] { return runFieldList(*arguments); }; });
}

} // namespace cotejo::cli
