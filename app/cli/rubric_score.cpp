#include "app/cli/rubric_score.h"

#include "app/cli/file_bytes.h"
#include "app/cli/rubric_files.h"

#include "engine/rubrics/score_card.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

struct ScoreArguments {
    std::string tree;
    std::string checks;
    std::string rule = "path-sum";
    std::string renormalise = "static";
};

Json lineOf(const Taxonomy& taxonomy, const RubricCase& one, const ScoreCard& card,
            const ScoreArguments& arguments)
{
    Json active = Json::array();
    Json leaves = Json::array();
    for (const ScoredLeaf& leaf : card.leaves) {
        const std::string& id = taxonomy.node(leaf.leaf).id;
        active.push_back(id);
        leaves.push_back({{"leaf", id},
                          {"weight", leaf.weight},
                          {"result", leaf.result ? Json(*leaf.result) : Json()},
                          {"share", leaf.share ? Json(*leaf.share) : Json()}});
    }
    Json critical = Json::array();
    for (const std::uint32_t leaf : card.criticalFailures)
        critical.push_back(taxonomy.node(leaf).id);
    return {{"item", one.item},
            {"score", card.score ? Json(*card.score) : Json()},
            {"undefined", card.score ? Json() : Json(wordsOf(card.reason).en)},
            {"active", active},
            {"threshold", one.threshold.value()},
            {"leaves", leaves},
            {"critical_failures", critical},
            {"weights", arguments.rule},
            {"renormalise", arguments.renormalise}};
}

int runScore(const ScoreArguments& arguments)
{
    const auto read = readTaxonomy(arguments.tree);
    if (const int* status = std::get_if<int>(&read))
        return *status;
    const Taxonomy& taxonomy = std::get<Taxonomy>(read);
    const auto weights = WeightTable::compute(taxonomy, *weightRuleFromCode(arguments.rule));
    if (!weights) {
        printRubricFault(arguments.tree, weights.error());
        return kCheckFailed;
    }
    const auto bytes = plainBytes(arguments.checks);
    if (!bytes) {
        printRubricFault(arguments.checks, {"read.unreadable", "", "a file that can be read"});
        return kNothingRead;
    }
    const auto checks = readChecks(*bytes, taxonomy);
    if (!checks) {
        printRubricFault(arguments.checks, checks.error());
        return kNothingRead;
    }
    for (const Error& refused : checks->refused)
        printRubricFault(arguments.checks, refused);
    const Scorer scorer(taxonomy, *weights,
                        arguments.renormalise == "resplit" ? Renormalise::resplit
                                                           : Renormalise::staticWeights);
    for (const RubricCase& one : checks->cases) {
        const Json line = lineOf(taxonomy, one, scorer.score(one), arguments);
        std::cout << line.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    }
    std::cout.flush();
    if (!std::cout.good())
        return kCheckFailed;
    if (checks->cases.empty()) {
        std::cerr << "cotejo-cli rubric: " << arguments.checks << ": no item could be read\n";
        return kNothingRead;
    }
    return checks->refused.empty() ? kDone : kSomeRefused;
}
} // namespace

void addRubricScore(CLI::App& group, Run& run)
{
    const auto arguments = std::make_shared<ScoreArguments>();
    CLI::App* score = group.add_subcommand("score", "The score of each item, and what each active leaf adds");
    score->add_option("TREE", arguments->tree, "A file of cotejo.rubrics")->required();
    score->add_option("CHECKS", arguments->checks, "A file of cotejo.checks")->required();
    score->add_option("--weights", arguments->rule, "How shared nodes get their weight; path-sum")
        ->check(CLI::IsMember({"path-sum", "max-path", "mean-path", "literal", "stated"}));
    score
        ->add_option("--renormalise", arguments->renormalise,
                     "static: weights of the whole tree, over the leaves that count; resplit: split anew")
        ->check(CLI::IsMember({"static", "resplit"}));
    score->callback([arguments, &run] { run = [arguments] { return runScore(*arguments); }; });
}

} // namespace cotejo::cli
