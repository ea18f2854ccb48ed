#include "app/cli/command.h"
#include "app/cli/refusal_printer.h"

#include "engine/completeness/note_evaluator.h"
#include "engine/completeness/vigi_report.h"
#include "engine/import/document_reader.h"
#include "engine/report/vigi_report_json.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
void printReports(const NoteEvaluation& evaluation, const Note& note)
{
    const bool narrative = note.text.find_first_not_of(" \t\r\n") != std::string::npos;
    for (const VigiReport& report : vigiReports(evaluation, narrative)) {
        VigiLine line{evaluation.note,
                      report.event,
                      report.term,
                      report.score,
                      report.core,
                      report.score > kWellDocumented,
                      {}};
        for (std::size_t i = 0; i < report.state.size(); ++i) {
            const auto dimension = static_cast<ReportDimension>(i);
            line.penalties.emplace_back(dimensionCode(dimension),
                                        dimensionPenalty(dimension, report.state.at(i)));
        }
        std::cout << vigiReportJson(line, note.text, evaluation.identifiers) << '\n';
    }
}

int runVigiGrade(const std::vector<std::string>& paths)
{
    const auto evaluator = NoteEvaluator::create();
    if (!evaluator) {
        std::cerr << "cotejo-cli vigigrade: " << evaluator.error().where << ": " << evaluator.error().detail
                  << '\n';
        return kCheckFailed;
    }
    RefusalPrinter refusals("vigigrade");
    RecordSink sink;
    sink.note = [&](NoteRecord&& record) {
        printReports(evaluator->evaluate(record.note), record.note);
        return std::cout.good();
    };
    sink.refused = [&](RefusedRecord&& refused) {
        refusals.refused(refused);
        return true;
    };
    sink.remarked = [&](const RecordPlace& place, const Error& error) { refusals.remarked(place, error); };
    const ReadCounts counts = DocumentReader(DocumentKind::note).read(paths, sink);
    std::cout.flush();
    refusals.summary(counts);
    if (!std::cout.good())
        return kCheckFailed;
    if (counts.records == 0)
        return kNothingRead;
    return counts.refused == 0 ? kDone : kSomeRefused;
}
} // namespace

void addVigiGradeCommand(CLI::App& app, Run& run)
{
    const auto paths = std::make_shared<std::vector<std::string>>();
    CLI::App* command = app.add_subcommand(
        "vigigrade", "How well each adverse event of a note is documented (vigiGrade C); no completeness");
    command->add_option("PATH", *paths, "Notes: .txt, .md, .json, or folders of them")->required();
    command->callback([paths, &run] { run = [paths] { return runVigiGrade(*paths); }; });
}

} // namespace cotejo::cli
