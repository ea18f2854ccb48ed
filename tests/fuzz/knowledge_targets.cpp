#include "tests/fuzz/knowledge_targets.h"

#include "tests/fuzz/law.h"

#include "engine/agreement/rating_reader.h"
#include "engine/base/strict_json.h"
#include "engine/completeness/form_catalog.h"
#include "engine/net/chat_json.h"
#include "engine/net/esummary_json.h"
#include "engine/orvs/contract_catalog.h"
#include "engine/orvs/contract_file.h"
#include "engine/orvs/evaluator_reply.h"
#include "engine/pipeline/retraction_list.h"
#include "engine/rubrics/leaf_verdicts.h"
#include "engine/rubrics/point_rubric.h"
#include "engine/rubrics/taxonomy.h"
#include "engine/rubrics/weight_table.h"
#include "engine/rules/rule_set.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <string>

namespace cotejo::fuzz
{
namespace
{
void strictJson(std::string_view bytes)
{
    const auto json = parseStrictJson(bytes);
    if (json)
        demand(parseStrictJson(json->dump()).has_value());
}

void formFile(std::string_view bytes)
{
    std::vector<Error> faults;
    const auto form = readForm(bytes, faults);
    demand(form.has_value() == faults.empty());
    if (form)
        demand(form->fieldIndex.size() == form->fields.size());
}

void contractFile(std::string_view bytes)
{
    const auto contract = readContract("fuzz.json", bytes);
    if (contract)
        demand(!contract->dimensions.empty());
}

// What holds together is weighted, and the weights are 1 in all.
void taxonomyFile(std::string_view bytes)
{
    const auto taxonomy = Taxonomy::parse(bytes);
    if (!taxonomy) {
        demand(!taxonomy.error().empty());
        return;
    }
    demand(!taxonomy->leaves().empty());
    const auto weights = WeightTable::compute(*taxonomy, WeightRule::pathSum);
    demand(weights.has_value());
    double sum = 0;
    for (const std::uint32_t leaf : taxonomy->leaves())
        sum += weights->weight(leaf);
    demand(std::abs(sum - 1) < 1e-9);
}

void ruleFile(std::string_view bytes)
{
    static const auto& shipped = RuleSet::shipped();
    demand(shipped.has_value());
    (void)RuleSet::parse({{"fuzz.json", bytes}}, "{}", shipped->concepts());
    (void)readRuleSources(bytes);
}

void pointRubric(std::string_view bytes)
{
    const auto json = parseStrictJson(bytes);
    if (!json)
        return;
    if (const auto rubric = readPointRubric(*json))
        (void)pointScore(rubric->criteria);
}

void chatReply(std::string_view bytes)
{
    (void)readChatReply(bytes);
}

// An evaluation that its reader finds no fault with has a score for every dimension.
void evaluatorReply(std::string_view bytes)
{
    static const auto contracts = ContractCatalog::embedded();
    demand(contracts.has_value());
    for (const Contract* contract : contracts->all()) {
        MadeEvaluation made;
        readEvaluatorReply(bytes, *contract, made);
        demand(!made.evaluation.errors.empty() || made.evaluation.dimensions);
    }
}

void esummary(std::string_view bytes)
{
    const std::vector<std::string> asked{"31969328", "1", "38325384"};
    if (const auto facts = readEsummary(bytes, asked))
        demand(facts->size() <= asked.size());
}

void ratings(std::string_view bytes)
{
    (void)readRatings(bytes);
}

void leafVerdicts(std::string_view bytes)
{
    (void)readLeafVerdicts(bytes);
}

void retractionList(std::string_view bytes)
{
    if (const auto list = readRetractionList(bytes, "2026-01-01"))
        demand(list->facts.size() <= list->rows);
}

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"strict_json", strictJson, "tests/data/import"},
    {"form_file", formFile, "tests/data/forms"},
    {"contract_file", contractFile, "resources/contracts"},
    {"taxonomy_file", taxonomyFile, "tests/data/fuzz/taxonomies"},
    {"rule_file", ruleFile, "tests/data/fuzz/rules"},
    {"point_rubric", pointRubric, "tests/data/fuzz/points"},
    {"chat_reply", chatReply, "tests/data/fuzz/replies"},
    {"evaluator_reply", evaluatorReply, "tests/data/fuzz/replies"},
    {"esummary", esummary, "tests/data/fuzz/esummary"},
    {"rating_table", ratings, "tests/data/fuzz/ratings"},
    {"leaf_verdict_table", leafVerdicts, "tests/data/fuzz/leaf_verdicts"},
    {"retraction_list", retractionList, "tests/data/fuzz/retractions"},
});
} // namespace

std::span<const FuzzTarget> knowledgeTargets()
{
    return kTargets;
}

} // namespace cotejo::fuzz
