#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/message_locale.h"
#include "app/cli/note_evaluation_text.h"
#include "app/cli/refusal_printer.h"

#include "engine/completeness/note_evaluator.h"
#include "engine/domain/codes.h"
#include "engine/import/document_reader.h"
#include "engine/report/note_evaluation_json.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
struct NoteArguments {
    std::vector<std::string> paths;
    std::string disease;
    std::vector<std::string> contexts;
    std::string form;
    bool reveal = false;
    bool pretty = false;
};

void printFault(const Error& error)
{
    std::cerr << "cotejo-cli note: " << error.where << ": " << error.detail << " (" << error.code << ")\n";
}

template <class E>
bool readCode(const std::string& word, const char* option, E& code)
{
    const auto known = fromCode<E>(word);
    if (known)
        code = *known;
    else
        printFault({"usage.unknown_code", std::string(option) + " " + word, "expected a code of FORMATS §3"});
    return known.has_value();
}

bool readOverrides(const NoteArguments& arguments, NoteOverrides& overrides)
{
    if (!arguments.disease.empty() &&
        !readCode(arguments.disease, "--disease", overrides.disease.emplace(Disease::OTR)))
        return false;
    for (const auto& word : arguments.contexts)
        if (!readCode(word, "--context", overrides.contexts.emplace_back()))
            return false;
    return true;
}

Result<NoteEvaluator> makeEvaluator(const std::string& formFile)
{
    if (formFile.empty())
        return NoteEvaluator::create();
    const std::optional<std::string> bytes = plainBytes(formFile);
    if (!bytes)
        return fail("form.unreadable", formFile, "a file that can be read");
    return NoteEvaluator::createWithForm(*bytes);
}

int runNote(const NoteArguments& arguments)
{
    NoteOverrides overrides;
    if (!readOverrides(arguments, overrides))
        return kBadUsage;
    const auto evaluator = makeEvaluator(arguments.form);
    if (!evaluator) {
        printFault(evaluator.error());
        return arguments.form.empty() ? kCheckFailed : kBadUsage;
    }
    RefusalPrinter refusals("note");
    RecordSink sink;
    sink.note = [&](NoteRecord&& record) {
        const NoteEvaluation evaluation = evaluator->evaluate(record.note, overrides);
        const NoteJsonOptions options{arguments.reveal, record.note.places};
        std::cout << (arguments.pretty ? noteEvaluationText(evaluation, record.note.text, evaluator->form(),
                                                            options, messageLanguage())
                                       : noteEvaluationJson(evaluation, record.note.text, options))
                  << '\n';
        return std::cout.good();
    };
    sink.refused = [&](RefusedRecord&& refused) {
        refusals.refused(refused);
        return true;
    };
    sink.remarked = [&](const RecordPlace& place, const Error& error) { refusals.remarked(place, error); };
    const ReadCounts counts = DocumentReader(DocumentKind::note).read(arguments.paths, sink);
    std::cout.flush();
    refusals.summary(counts);
    if (!std::cout.good()) {
        printFault({"write.failed", "standard output", "the results could not be written to their end"});
        return kCheckFailed;
    }
    if (counts.records == 0)
        return kNothingRead;
    return counts.refused == 0 ? kDone : kSomeRefused;
}
} // namespace

void addNoteCommand(CLI::App& app, Run& run)
{
    auto arguments = std::make_shared<NoteArguments>();
    auto* command = app.add_subcommand("note", "The fields a registry needs, note by note");
    command
        ->add_option("PATH", arguments->paths,
                     "Notes: .txt, .md, .json, files of other programs (FHIR, CDA, REDCap CSV, DOCX, RTF, "
                     "PDF), or folders of them")
        ->required();
    command->add_option("--disease", arguments->disease,
                        "AR, EA, APs, LES, AIJ or OTR, instead of the note's");
    command
        ->add_option("--context", arguments->contexts,
                     "INC, FUP, CHG, STP, AEV, DTH, PRG or LTF, instead of the note's; may be repeated")
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_flag("--reveal", arguments->reveal, "Show birth dates and identifiers");
    command->add_option("--form", arguments->form, "A form file instead of the one that is built in");
    command->add_flag("--pretty", arguments->pretty, "Several lines, for people");
    command->callback([arguments, &run] { run = [arguments] { return runNote(*arguments); }; });
}

} // namespace cotejo::cli
