#include "app/cli/judged_line.h"

#include <nlohmann/json.hpp>

#include <set>

namespace cotejo::cli
{
namespace
{
using Json = nlohmann::ordered_json;

Json judgeJson(const JudgeName& judge)
{
    return {{"kind", judge.kind},
            {"name", judge.name},
            {"version", judge.version.empty() ? Json() : Json(judge.version)}};
}

Json evidenceJson(const LeafFinding& finding)
{
    Json all = Json::array();
    for (const AnswerEvidence& one : finding.evidence)
        all.push_back({{"start", one.span.start}, {"end", one.span.end}, {"quote", one.quote}});
    return all;
}

Json leafJson(const Taxonomy& taxonomy, const ScoredLeaf& leaf, const JudgedAnswer& answer)
{
    const auto found = answer.findings.find(leaf.leaf);
    const LeafFinding* finding = found == answer.findings.end() ? nullptr : &found->second;
    const std::string unjudged = finding == nullptr ? "no judge was asked" : finding->note;
    return {{"leaf", taxonomy.node(leaf.leaf).id},
            {"weight", leaf.weight},
            {"result", leaf.result ? Json(*leaf.result) : Json()},
            {"share", leaf.share ? Json(*leaf.share) : Json()},
            {"evidence", finding == nullptr ? Json::array() : evidenceJson(*finding)},
            {"judge", finding == nullptr ? Json() : judgeJson(finding->judge)},
            {"note", unjudged.empty() ? Json() : Json(unjudged)}};
}
} // namespace

Json judgedLine(const Taxonomy& taxonomy, const JudgedAnswer& answer, const std::string& weightRule,
                const std::string& renormalise)
{
    Json active = Json::array();
    Json leaves = Json::array();
    Json critical = Json::array();
    Json judges = Json::array();
    std::set<std::string> named;
    for (const ScoredLeaf& leaf : answer.card.leaves) {
        active.push_back(taxonomy.node(leaf.leaf).id);
        leaves.push_back(leafJson(taxonomy, leaf, answer));
        const auto found = answer.findings.find(leaf.leaf);
        if (found == answer.findings.end())
            continue;
        Json judge = judgeJson(found->second.judge);
        if (named.insert(judge.dump()).second)
            judges.push_back(std::move(judge));
    }
    for (const std::uint32_t leaf : answer.card.criticalFailures)
        critical.push_back(taxonomy.node(leaf).id);
    Json forced = Json::array();
    for (const std::uint32_t leaf : answer.route.forced)
        forced.push_back(taxonomy.node(leaf).id);
    return {{"item", answer.item},
            {"score", answer.card.score ? Json(*answer.card.score) : Json()},
            {"undefined", answer.card.score ? Json() : Json(wordsOf(answer.card.reason).en)},
            {"active", active},
            {"threshold", answer.route.threshold.value()},
            {"threshold_reason", answer.route.reason},
            {"always_active", forced},
            {"leaves", leaves},
            {"critical_failures", critical},
            {"judge", judges},
            {"weights", weightRule},
            {"renormalise", renormalise}};
}

} // namespace cotejo::cli
