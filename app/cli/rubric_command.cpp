#include "app/cli/command.h"
#include "app/cli/file_bytes.h"
#include "app/cli/json_printer.h"
#include "app/cli/rubric_files.h"
#include "app/cli/rubric_judge.h"
#include "app/cli/rubric_score.h"
#include "app/cli/rubric_use.h"

#include "engine/judges/detector_check.h"
#include "engine/rubrics/path_count.h"
#include "engine/rubrics/taxonomy_diff.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct TreeArguments {
    std::vector<std::string> trees;
    std::string rule = "path-sum";
};

int checkOne(const std::string& file)
{
    const auto bytes = taxonomyBytes(file);
    if (!bytes) {
        printRubricFault(file, {"read.unreadable", "", "a file that can be read"});
        return kNothingRead;
    }
    const auto taxonomy = Taxonomy::parse(*bytes);
    const Taxonomy::Faults found = taxonomy ? detectorFaults(*taxonomy) : taxonomy.error();
    Json faults = Json::array();
    for (const Error& fault : found) {
        printRubricFault(file, fault);
        faults.push_back({{"code", fault.code}, {"where", fault.where}, {"expected", fault.detail}});
    }
    Json line{{"tree", file}, {"ok", found.empty()}};
    line["id"] = taxonomy ? Json(taxonomy->id()) : Json();
    line["nodes"] = taxonomy ? Json(taxonomy->nodes().size()) : Json();
    line["leaves"] = taxonomy ? Json(taxonomy->leaves().size()) : Json();
    line["unknown_members"] = taxonomy ? Json(taxonomy->unknownMembers()) : Json::array();
    line["faults"] = std::move(faults);
    printLine(line);
    if (found.empty())
        return kDone;
    return isUnreadable(found) ? kNothingRead : kCheckFailed;
}

int runCheck(const TreeArguments& arguments)
{
    std::size_t unread = 0;
    std::size_t failed = 0;
    for (const std::string& file : arguments.trees) {
        const int status = checkOne(file);
        unread += status == kNothingRead ? std::size_t{1} : std::size_t{0};
        failed += status == kCheckFailed ? std::size_t{1} : std::size_t{0};
    }
    if (failed > 0)
        return kCheckFailed;
    if (unread == 0)
        return kDone;
    return unread == arguments.trees.size() ? kNothingRead : kSomeRefused;
}

int runWeights(const TreeArguments& arguments)
{
    const auto read = readTaxonomy(arguments.trees.front());
    if (const int* status = std::get_if<int>(&read))
        return *status;
    const Taxonomy& taxonomy = std::get<Taxonomy>(read);
    const auto weights = WeightTable::compute(taxonomy, *weightRuleFromCode(arguments.rule));
    if (!weights) {
        printRubricFault(arguments.trees.front(), weights.error());
        return kCheckFailed;
    }
    const auto paths = pathCounts(taxonomy);
    for (const std::uint32_t leaf : taxonomy.leaves()) {
        printLine({{"leaf", taxonomy.node(leaf).id},
                   {"weight", weights->weight(leaf)},
                   {"paths", paths[leaf].text.empty() ? Json(paths[leaf].number) : Json(paths[leaf].text)},
                   {"rule", arguments.rule}});
    }
    return std::cout.good() ? kDone : kCheckFailed;
}

int runDiff(const TreeArguments& arguments)
{
    const auto older = readTaxonomy(arguments.trees.at(0));
    const auto newer = readTaxonomy(arguments.trees.at(1));
    for (const auto* read : {&older, &newer}) {
        if (const int* status = std::get_if<int>(read))
            return *status;
    }
    const auto changes = taxonomyDiff(std::get<Taxonomy>(older), std::get<Taxonomy>(newer),
                                      *weightRuleFromCode(arguments.rule));
    if (!changes) {
        printRubricFault(arguments.trees.at(1), changes.error());
        return kCheckFailed;
    }
    for (const TaxonomyChange& change : *changes)
        printLine({{"node", change.node},
                   {"leaf", change.leaf},
                   {"change", change.change},
                   {"before", change.before},
                   {"after", change.after}});
    return std::cout.good() ? kDone : kCheckFailed;
}

void addRule(CLI::App& command, std::string& rule)
{
    command.add_option("--weights", rule, "How shared nodes get their weight; path-sum")
        ->check(CLI::IsMember({"path-sum", "max-path", "mean-path", "literal", "stated"}));
}
} // namespace

void addRubricCommand(CLI::App& app, Run& run)
{
    CLI::App* group =
        app.add_subcommand("rubric", "Rubric trees: whether they hold together, weights, scores");
    group->require_subcommand(1);

    const auto checked = std::make_shared<TreeArguments>();
    CLI::App* check = group->add_subcommand("check", "Every fault of a tree with its JSON pointer");
    check->add_option("TREE", checked->trees, "Files of cotejo.rubrics")->required();
    check->callback([checked, &run] { run = [checked] { return runCheck(*checked); }; });

    const auto weighed = std::make_shared<TreeArguments>();
    CLI::App* weights =
        group->add_subcommand("weights", "The weight of each leaf and how many paths lead to it");
    weights->add_option("TREE", weighed->trees, "A file of cotejo.rubrics")->required()->expected(1);
    addRule(*weights, weighed->rule);
    weights->callback([weighed, &run] { run = [weighed] { return runWeights(*weighed); }; });

    const auto compared = std::make_shared<TreeArguments>();
    CLI::App* diff = group->add_subcommand("diff", "What changed from one version of a tree to another");
    diff->add_option("TREES", compared->trees, "The older and the newer version")->required()->expected(2);
    addRule(*diff, compared->rule);
    diff->callback([compared, &run] { run = [compared] { return runDiff(*compared); }; });

    addRubricScore(*group, run);
    addRubricPoints(*group, run);
    addRubricJudge(*group, run);
    addRubricUse(*group, run);
}

} // namespace cotejo::cli
