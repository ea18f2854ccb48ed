#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/json_printer.h"
#include "app/cli/metaeval_make.h"
#include "app/cli/score_lines.h"

#include "engine/agreement/perturbation_effect.h"
#include "engine/rubrics/expert_alignment.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <map>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct AlignArguments {
    std::string file;
    std::string judge;
    double level = 0.95;
};

struct PerturbArguments {
    std::string clean;
    std::string degraded;
};

void printFault(const std::string& file, const Error& error)
{
    std::cerr << "cotejo-cli metaeval: " << file << (error.where.empty() ? "" : ", " + error.where)
              << ": expected " << error.detail << " (" << error.code << ")\n";
}

Json numberOrNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

Json alignmentJson(const AlignmentLine& line)
{
    const Estimate& estimate = line.estimate;
    return {{"kind", "alignment"},
            {"scenario", line.scenario.empty() ? Json() : Json(line.scenario)},
            {"level", line.level},
            {"name", line.name},
            {"value", numberOrNull(estimate.value)},
            {"low", estimate.interval ? Json(estimate.interval->low) : Json()},
            {"high", estimate.interval ? Json(estimate.interval->high) : Json()},
            {"units", line.units},
            {"tied", line.tied},
            {"without_expert", line.withoutExpert},
            {"without_judge", line.withoutJudge},
            {"undefined", estimate.value ? Json() : Json(sentenceOf(estimate.undefined).en)}};
}

int runAlign(const AlignArguments& arguments)
{
    if (arguments.level <= 0 || arguments.level >= 1) {
        std::cerr << "cotejo-cli metaeval: --level: expected a number above 0 and below 1\n";
        return kBadUsage;
    }
    const auto bytes = plainBytes(arguments.file);
    if (!bytes) {
        printFault(arguments.file, {"read.unreadable", "", "a file that can be read"});
        return kNothingRead;
    }
    const auto reading = readLeafVerdicts(*bytes);
    if (!reading) {
        printFault(arguments.file, reading.error());
        return kNothingRead;
    }
    for (const Error& refused : reading->refused)
        printFault(arguments.file, refused);
    if (reading->verdicts.empty())
        return kNothingRead;
    const auto alignment = expertAlignment(reading->verdicts, arguments.judge, arguments.level);
    if (!alignment) {
        printFault("--judge " + arguments.judge, {alignment.error().code, "", alignment.error().detail});
        return kBadUsage;
    }
    for (const AlignmentLine& line : alignment->lines)
        printLine(alignmentJson(line));
    for (const auto& [leaf, votes] : alignment->ambiguity)
        printLine({{"kind", "ambiguity"},
                   {"leaf", leaf},
                   {"questions", votes.questions()},
                   {"entropy", numberOrNull(votes.entropy())},
                   {"division", numberOrNull(votes.division())}});
    return reading->refused.empty() ? kDone : kSomeRefused;
}

// "REGIME-SCENARIO-N/turn": the cell is what stands before the last hyphen of the item's document.
std::string cellOf(const std::string& item)
{
    const std::string document = item.substr(0, item.find('/'));
    const std::size_t hyphen = document.rfind('-');
    return hyphen == std::string::npos ? document : document.substr(0, hyphen);
}

Json effectJson(const std::string& cell, const std::vector<ScorePair>& pairs)
{
    const PerturbationEffect effect = perturbationEffect(pairs);
    Json items = Json::array();
    for (const ScorePair& pair : pairs)
        items.push_back({{"item", pair.item}, {"penalty", numberOrNull(pair.penalty())}});
    return {{"kind", "perturbation"},
            {"cell", cell.empty() ? Json() : Json(cell)},
            {"pairs", effect.pairs},
            {"scored", effect.scored},
            {"dr_strict", numberOrNull(effect.strict)},
            {"dr_non_strict", numberOrNull(effect.nonStrict)},
            {"dr_strict_all", numberOrNull(effect.strictOfAll)},
            {"mean_penalty", numberOrNull(effect.meanPenalty)},
            {"items", cell.empty() ? Json::array() : std::move(items)}};
}

int runPerturb(const PerturbArguments& arguments)
{
    const ScoreLines clean = readScoreLines(arguments.clean);
    const ScoreLines degraded = readScoreLines(arguments.degraded);
    std::size_t unpaired = 0;
    std::vector<ScorePair> all;
    std::map<std::string, std::vector<ScorePair>> cells;
    for (const auto& [item, score] : clean.scores) {
        const auto other = degraded.scores.find(item);
        if (other == degraded.scores.end()) {
            std::cerr << "cotejo-cli metaeval: " << item << ": no degraded line\n";
            ++unpaired;
            continue;
        }
        all.push_back({item, score, other->second});
        cells[cellOf(item)].push_back(all.back());
    }
    for (const auto& [item, score] : degraded.scores) {
        if (!clean.scores.contains(item)) {
            std::cerr << "cotejo-cli metaeval: " << item << ": no clean line\n";
            ++unpaired;
        }
    }
    if (all.empty())
        return kNothingRead;
    for (const auto& [cell, pairs] : cells)
        printLine(effectJson(cell, pairs));
    printLine(effectJson("", all));
    return unpaired + clean.refused + degraded.refused == 0 ? kDone : kSomeRefused;
}
} // namespace

void addMetaevalCommand(CLI::App& app, Run& run)
{
    CLI::App* group = app.add_subcommand("metaeval", "How far a rubric judge can be trusted");
    group->require_subcommand(1);
    const auto align = std::make_shared<AlignArguments>();
    CLI::App* alignment = group->add_subcommand("align", "A judge's verdicts against people's, leaf by leaf");
    alignment->add_option("VERDICTS", align->file, "CSV: item,leaf,rater,verdict[,scenario]")->required();
    alignment->add_option("--judge", align->judge, "The rater that is the judge; all others are people")
        ->required();
    alignment->add_option("--level", align->level, "Of the intervals; 0.95");
    alignment->callback([align, &run] { run = [align] { return runAlign(*align); }; });
    addMetaevalMake(*group, run);
    const auto perturb = std::make_shared<PerturbArguments>();
    CLI::App* perturbation =
        group->add_subcommand("perturb", "Detection rate and mean penalty of degraded answers, by cell");
    perturbation->add_option("CLEAN", perturb->clean, "Lines of rubric judge or rubric score")->required();
    perturbation->add_option("DEGRADED", perturb->degraded, "The same items, degraded")->required();
    perturbation->callback([perturb, &run] { run = [perturb] { return runPerturb(*perturb); }; });
}

} // namespace cotejo::cli
