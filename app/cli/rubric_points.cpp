#include "app/cli/file_bytes.h"
#include "app/cli/json_printer.h"
#include "app/cli/rubric_files.h"
#include "app/cli/rubric_score.h"

#include "engine/base/strict_json.h"
#include "engine/rubrics/point_rubric.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <set>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct PointArguments {
    std::string file;
    std::uint64_t seed = 1;
};

Json numberOrNull(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

Json lineOf(const PointRubric& rubric, const PointScore& score)
{
    std::set<std::string> tags;
    for (const PointCriterion& criterion : rubric.criteria)
        tags.insert(criterion.tags.begin(), criterion.tags.end());
    Json byTag = Json::object();
    for (const std::string& tag : tags)
        byTag[tag] = numberOrNull(pointScore(rubric.criteria, tag).score);
    return {{"item", rubric.item},
            {"score", numberOrNull(score.score)},
            {"undefined", score.score ? Json() : Json(wordsOf(score.reason))},
            {"earned", score.earned},
            {"possible", score.possible},
            {"tags", std::move(byTag)}};
}

class PointRun
{
public:
    explicit PointRun(const PointArguments& arguments) : m_arguments(arguments) {}

    int run()
    {
        const auto bytes = plainBytes(m_arguments.file);
        if (!bytes) {
            printRubricFault(m_arguments.file, {"read.unreadable", "", "a file that can be read"});
            return kNothingRead;
        }
        const std::string_view text(*bytes);
        std::size_t number = 0;
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = std::min(text.find('\n', from), text.size());
            record(text.substr(from, end - from), ++number);
            from = end + 1;
        }
        if (m_read == 0) {
            std::cerr << "cotejo-cli rubric: " << m_arguments.file << ": no record could be read\n";
            return kNothingRead;
        }
        const PointSummary summary = summarise(m_scores, m_arguments.seed);
        printLine({{"item", Json()},
                   {"items", m_read},
                   {"scored", summary.items},
                   {"mean", numberOrNull(summary.mean)},
                   {"deviation", numberOrNull(summary.deviation)},
                   {"seed", m_arguments.seed}});
        std::cout.flush();
        if (!std::cout.good())
            return kCheckFailed;
        return m_refused == 0 ? kDone : kSomeRefused;
    }

private:
    void record(std::string_view line, std::size_t number)
    {
        if (line.find_first_not_of(" \t\r") == std::string_view::npos)
            return;
        const auto json = parseStrictJson(line);
        const auto rubric = json ? readPointRubric(*json) : Result<PointRubric>(tl::unexpected(json.error()));
        if (!rubric) {
            Error fault = rubric.error();
            fault.where = "line " + std::to_string(number) + " " + fault.where;
            printRubricFault(m_arguments.file, fault);
            ++m_refused;
            return;
        }
        const PointScore score = pointScore(rubric->criteria);
        if (score.score)
            m_scores.push_back(*score.score);
        ++m_read;
        printLine(lineOf(*rubric, score));
    }

    const PointArguments& m_arguments;
    std::vector<double> m_scores;
    std::size_t m_read = 0;
    std::size_t m_refused = 0;
};
} // namespace

void addRubricPoints(CLI::App& group, Run& run)
{
    const auto arguments = std::make_shared<PointArguments>();
    CLI::App* points = group.add_subcommand(
        "points", "Flat rubrics with points (HealthBench), by their own formula; the last line sums up");
    points
        ->add_option("RUBRICS", arguments->file,
                     "JSON Lines: rubrics of {criterion, points, tags, criteria_met}")
        ->required();
    points->add_option("--seed", arguments->seed, "Of the deviation's resamples; 1");
    points->callback([arguments, &run] { run = [arguments] { return PointRun(*arguments).run(); }; });
}

} // namespace cotejo::cli
