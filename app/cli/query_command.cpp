#include "app/cli/command.h"
#include "app/cli/masked_words.h"
#include "app/cli/receipt_printer.h"
#include "app/cli/store_access.h"
#include "app/cli/stored_note_reading.h"

#include "engine/completeness/form.h"
#include "engine/domain/codes.h"
#include "engine/pipeline/query_text.h"
#include "engine/pipeline/stored_evaluation.h"
#include "engine/report/field_act_json.h"
#include "engine/store/field_reader.h"
#include "engine/store/field_writer.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <functional>
#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct QueryArguments {
    std::string store;
    std::string note;
    std::string field;
    std::string query;
    std::string text;
    std::string by;
    std::string state;
    std::string format = "jsonl";
};

int writeWith(const QueryArguments& arguments,
              const std::function<Result<EventReceipt>(FieldWriter&, const StoreFile&)>& act)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::write);
    if (!store)
        return reportFault("query", store.error());
    Result<WriteHandle> handle = store->openWrite();
    if (!handle)
        return reportFault("query", handle.error());
    const SystemClock clock;
    FieldWriter writer(*handle, clock);
    const Result<EventReceipt> receipt = act(writer, *store);
    if (!receipt)
        return reportFault("query", receipt.error());
    printReceipt(*receipt);
    return kDone;
}

Result<EventReceipt> open(const QueryArguments& arguments, FieldWriter& writer, const StoreFile& store)
{
    Result<StoredNoteReading> reading = readStoredNote(store, arguments.note);
    if (!reading)
        return tl::unexpected<Error>(reading.error());
    const StoredNoteEvaluation& stored = reading->stored;
    const auto& fields = stored.evaluation.fields;
    const auto at = std::find_if(fields.begin(), fields.end(),
                                 [&](const FieldFinding& one) { return one.id == arguments.field; });
    const FormField* field = reading->evaluator.form().field(arguments.field);
    if (at == fields.end() || field == nullptr)
        return fail("usage.unknown_field", arguments.field, "the id of a field of the form");
    const std::string text = arguments.text.empty()
                                 ? queryTextEs(*field, *at, stored.evaluation, stored.note.text)
                                 : arguments.text;
    return writer.openQuery(arguments.note, arguments.field, at->rule.id, text, arguments.by);
}

int runQueryList(const QueryArguments& arguments)
{
    const Result<StoreFile> store = openStore(arguments.store, StoreUse::read);
    if (!store)
        return reportFault("query", store.error());
    Result<ReadHandle> read = store->openRead();
    if (!read)
        return reportFault("query", read.error());
    const auto queries = noteQueries(*read, arguments.note);
    if (!queries)
        return reportFault("query", queries.error());
    const bool csv = arguments.format == "csv";
    if (csv)
        std::cout << noteQueryCsvHeader() << "\r\n";
    for (NoteQuery query : *queries) {
        if (!arguments.state.empty() && codeOf(query.state) != arguments.state)
            continue;
        query.text = maskedWords(query.text);
        query.answer = maskedWords(query.answer);
        query.closing = maskedWords(query.closing);
        std::cout << (csv ? noteQueryCsv(query) + "\r\n" : noteQueryJson(query) + "\n");
    }
    return std::cout.flush().good() ? kDone : kCheckFailed;
}

using Act = Result<EventReceipt> (FieldWriter::*)(const std::string&, const std::string&, const std::string&);

void addAct(CLI::App* command, const std::shared_ptr<QueryArguments>& arguments, Run& run, Act act,
            bool textNeeded)
{
    command->add_option("--store", arguments->store, "The store")->required();
    command->add_option("--query", arguments->query, "The query's id, as open printed it")->required();
    command->add_option("--text", arguments->text, "What is said")->required(textNeeded);
    command->add_option("--by", arguments->by, "Who says it")->required();
    command->callback([arguments, &run, act] {
        run = [arguments, act] {
            return writeWith(*arguments, [&](FieldWriter& writer, const StoreFile&) {
                return (writer.*act)(arguments->query, arguments->text, arguments->by);
            });
        };
    });
}
} // namespace

void addQueryCommand(CLI::App& app, Run& run)
{
    const auto arguments = std::make_shared<QueryArguments>();
    CLI::App* command = app.add_subcommand("query", "Queries to the author of a note");
    command->require_subcommand(1);
    CLI::App* opened = command->add_subcommand(
        "open", "Ask about a field; without --text the text is made from the rule, in Spanish");
    opened->add_option("--store", arguments->store, "The store")->required();
    opened->add_option("--note", arguments->note, "The note's id")->required();
    opened->add_option("--field", arguments->field, "The field")->required();
    opened->add_option("--text", arguments->text, "Words of one's own");
    opened->add_option("--by", arguments->by, "Who asks")->required();
    opened->callback([arguments, &run] {
        run = [arguments] {
            return writeWith(*arguments, [&](FieldWriter& writer, const StoreFile& store) {
                return open(*arguments, writer, store);
            });
        };
    });
    addAct(command->add_subcommand("edit", "Change the text of an open query"), arguments, run,
           &FieldWriter::editQuery, true);
    addAct(command->add_subcommand("answer", "Keep the author's answer"), arguments, run,
           &FieldWriter::answerQuery, true);
    addAct(command->add_subcommand("close", "Close a query"), arguments, run, &FieldWriter::closeQuery,
           false);
    CLI::App* list = command->add_subcommand("list", "Queries in the order they were opened");
    list->add_option("--store", arguments->store, "The store")->required();
    list->add_option("--note", arguments->note, "Of one note");
    list->add_option("--state", arguments->state, "open, answered or closed")
        ->check(CLI::IsMember({"open", "answered", "closed"}));
    list->add_option("--format", arguments->format, "jsonl or csv")->check(CLI::IsMember({"jsonl", "csv"}));
    list->callback([arguments, &run] { run = [arguments] { return runQueryList(*arguments); }; });
}

} // namespace cotejo::cli
