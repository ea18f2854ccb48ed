#include "app/cli/metaeval_make.h"

#include "app/cli/json_printer.h"
#include "app/cli/refusal_printer.h"

#include "engine/import/document_reader.h"
#include "engine/import/file_path.h"
#include "engine/judges/answer_perturber.h"
#include "engine/judges/built_in_judge.h"
#include "engine/pipeline/finished_file.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <iostream>
#include <map>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct MakeArguments {
    std::vector<std::string> paths;
    std::string out;
};

Json retrievedJson(const std::optional<std::vector<RetrievedItem>>& retrieved)
{
    if (!retrieved)
        return nullptr;
    Json list = Json::array();
    for (const RetrievedItem& one : *retrieved) {
        Json item = Json::object();
        if (one.pmid)
            item["pmid"] = *one.pmid;
        if (one.title)
            item["title"] = *one.title;
        if (one.year)
            item["year"] = *one.year;
        list.push_back(std::move(item));
    }
    return list;
}

Json pairRecord(const std::string& id, const Turn& turn, const std::string& answer)
{
    Json made = {{"id", "t1"}, {"query", turn.query}};
    if (turn.retrieved)
        made["retrieved"] = retrievedJson(turn.retrieved);
    made["drafts"] = Json::array({{{"kind", "initial"}, {"text", answer}}});
    made["evaluations"] = Json::array();
    made["answer"] = answer;
    return {{"format", "rheumai.transcript"},
            {"version", 1},
            {"id", id},
            {"synthetic", true},
            {"turns", Json::array({std::move(made)})}};
}

int runMake(const MakeArguments& arguments)
{
    const auto engine = BuiltInJudge::load("rheumatology");
    std::error_code failed;
    std::filesystem::create_directories(arguments.out, failed);
    FinishedFile clean(pathText(filePath(arguments.out) / "clean.jsonl"));
    FinishedFile degraded(pathText(filePath(arguments.out) / "degraded.jsonl"));
    if (!engine || !clean.good() || !degraded.good()) {
        std::cerr << "cotejo-cli metaeval: " << arguments.out << ": a folder that can be written to\n";
        return kCheckFailed;
    }
    const AnswerPerturber perturber((*engine)->judged().concepts());
    RefusalPrinter refusals("metaeval");
    std::map<std::string, int> numbers; // of each cell
    bool skipped = false;
    const auto degrade = [&](const Transcript& transcript, const Turn& turn) {
        const std::string item = transcript.id + "/" + turn.id;
        const QueryScenario scenario = perturber.scenarioOf(transcript.id, turn.query);
        for (const PerturbationRegime regime : kPerturbationRegimes) {
            const std::string cell = std::string(codeOf(regime)) + "-" + std::string(codeOf(scenario));
            const auto made = perturber.degraded(regime, scenario, turn.query, turn.answer, item);
            Json line = {{"kind", "pair"}, {"cell", cell}, {"of", item}};
            if (made && made->text != turn.answer) {
                const std::string id = cell + "-" + std::to_string(++numbers[cell]);
                clean.write(pairRecord(id, turn, turn.answer).dump() + '\n');
                degraded.write(pairRecord(id, turn, made->text).dump() + '\n');
                line["item"] = id + "/t1";
                line["operators"] = made->operators;
            } else {
                skipped = true;
                line["item"] = nullptr;
                line["operators"] = Json::array();
            }
            printLine(line);
        }
    };
    RecordSink sink;
    sink.transcript = [&](TranscriptRecord&& record) {
        for (const Turn& turn : record.transcript.turns)
            degrade(record.transcript, turn);
        return std::cout.good() && clean.good() && degraded.good();
    };
    sink.refused = [&](RefusedRecord&& refused) {
        refusals.refused(refused);
        return true;
    };
    const ReadCounts counts = DocumentReader(DocumentKind::transcript).read(arguments.paths, sink);
    std::cout.flush();
    refusals.summary(counts);
    if (!std::cout.good() || !clean.close() || !degraded.close())
        return kCheckFailed;
    if (counts.records == 0)
        return kNothingRead;
    if (!clean.rename() || !degraded.rename())
        return kCheckFailed;
    return counts.refused == 0 && !skipped ? kDone : kSomeRefused;
}
} // namespace

void addMetaevalMake(CLI::App& group, Run& run)
{
    const auto options = std::make_shared<MakeArguments>();
    CLI::App* make = group.add_subcommand(
        "make", "Pairs of clean and degraded answers, by named operators: four regimes of each answer");
    make->add_option("PATH", options->paths,
                     "Transcripts with clean answers; an id may begin with its scenario")
        ->required();
    make->add_option("--out", options->out, "A folder for clean.jsonl and degraded.jsonl")->required();
    make->callback([options, &run] { run = [options] { return runMake(*options); }; });
}

} // namespace cotejo::cli
