#include "app/cli/rubric_judge.h"

#include "app/cli/judged_line.h"
#include "app/cli/judging_session.h"
#include "app/cli/refusal_printer.h"
#include "app/cli/repeated_ids.h"

#include "engine/import/document_reader.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
int runJudge(const JudgingOptions& options)
{
    auto opened = JudgingSession::open(options);
    if (const int* status = std::get_if<int>(&opened))
        return *status;
    const auto& session = std::get<std::unique_ptr<JudgingSession>>(opened);
    RepeatedIds ids;
    RefusalPrinter refusals("rubric");
    RecordSink sink;
    bool unjudged = false;
    sink.transcript = [&](TranscriptRecord&& record) {
        if (ids.isRepeated(record.transcript.id))
            refusals.repeatedId(record.transcript.id, record.place);
        for (std::size_t turn = 0; turn < record.transcript.turns.size(); ++turn) {
            const JudgedAnswer judged = session->judge(record.transcript, turn, unjudged);
            const auto line = judgedLine(session->taxonomy(), judged, options.weights, options.renormalise);
            std::cout << line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        }
        return std::cout.good();
    };
    sink.refused = [&](RefusedRecord&& refused) {
        refusals.refused(refused);
        return true;
    };
    const ReadCounts counts = DocumentReader(DocumentKind::transcript).read(options.paths, sink);
    std::cout.flush();
    refusals.summary(counts);
    if (!std::cout.good())
        return kCheckFailed;
    if (counts.records == 0)
        return kNothingRead;
    return counts.refused == 0 && !unjudged ? kDone : kSomeRefused;
}
} // namespace

void addRubricJudge(CLI::App& group, Run& run)
{
    const auto options = std::make_shared<JudgingOptions>();
    CLI::App* judge = group.add_subcommand(
        "judge", "Every leaf that applies to a turn, judged: the score, what it rests on, by whom");
    addJudgingOptions(*judge, *options);
    judge->callback([options, &run] { run = [options] { return runJudge(*options); }; });
}

} // namespace cotejo::cli
