#include "engine/judges/leaf_condition.h"

#include "engine/judges/rubric_rule_reader.h"
#include "engine/rules/consultation.h"
#include "engine/rules/statement_matcher.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{

using nlohmann::json;

constexpr const char* kAppliesCode = "rubric.applies";

Result<std::vector<ConceptNumber>> conceptsOf(const json& item, const ConceptSet& concepts,
                                              const std::string& where)
{
    std::vector<ConceptNumber> numbers;
    const json list = item.is_array() ? item : json::array({item});
    for (const json& one : list) {
        if (!one.is_string())
            return fail(kAppliesCode, where, "ids of concepts");
        const auto number = concepts.find(one.get_ref<const std::string&>());
        if (!number)
            return fail("pattern.unknown_concept", where, "a known concept, not " + one.get<std::string>());
        numbers.push_back(*number);
    }
    return numbers;
}

Result<void> readScenarios(const json& item, const std::string& where, std::vector<QueryScenario>& scenarios)
{
    const json list = item.is_array() ? item : json::array({item});
    for (const json& one : list) {
        const auto scenario =
            one.is_string() ? scenarioFromCode(one.get_ref<const std::string&>()) : std::nullopt;
        if (!scenario)
            return fail(kAppliesCode, where, "explanation, health_data, action_plan or symptoms");
        scenarios.push_back(*scenario);
    }
    return {};
}

Result<void> readContextGroups(const json& item, const std::string& where,
                               std::vector<std::vector<ContextKind>>& groups)
{
    const json list = item.is_array() ? item : json::array({item});
    for (const json& one : list) {
        auto kinds = readContextKinds(one, where);
        if (!kinds)
            return tl::unexpected(kinds.error());
        groups.push_back(std::move(*kinds));
    }
    return {};
}

bool mentionsAny(const std::vector<ConceptNumber>& wanted, const AnalysedText& question)
{
    return std::any_of(wanted.begin(), wanted.end(), [&](ConceptNumber number) {
        const auto places = question.mentionsOf(number);
        return std::any_of(places.begin(), places.end(),
                           [&](std::uint32_t index) { return !question.mentions()[index].stance.family; });
    });
}

bool givesAny(const std::vector<ContextKind>& kinds, const QueryPicture& picture)
{
    return std::any_of(picture.context.begin(), picture.context.end(), [&](const ContextFact& fact) {
        return std::find(kinds.begin(), kinds.end(), fact.kind) != kinds.end();
    });
}

bool startsAny(const std::vector<ConceptNumber>& drugs, const AnalysedText& question)
{
    const AnalysedText nothing("", question.concepts());
    const Consultation consultation(question, nothing);
    return std::any_of(drugs.begin(), drugs.end(),
                       [&](ConceptNumber drug) { return consultation.starts(drug); });
}

} // namespace

Result<LeafCondition> readLeafCondition(const json& item, const ConceptSet& concepts,
                                        const std::string& where)
{
    if (!item.is_object())
        return fail(kAppliesCode, where, "an object");
    LeafCondition condition;
    for (const auto& [name, value] : item.items()) {
        const std::string place = where + "/" + name;
        Result<void> read;
        std::vector<ConceptNumber>* list = name == "drugs"      ? &condition.drugs
                                           : name == "diseases" ? &condition.diseases
                                           : name == "named"    ? &condition.named
                                           : name == "starts"   ? &condition.starts
                                                                : nullptr;
        if (list != nullptr) {
            auto numbers = conceptsOf(value, concepts, place);
            if (!numbers)
                return tl::unexpected(numbers.error());
            *list = std::move(*numbers);
        } else if (name == "scenarios") {
            read = readScenarios(value, place, condition.scenarios);
        } else if (name == "context") {
            read = readContextGroups(value, place, condition.context);
        } else if (name == "emergency" && value.is_boolean()) {
            condition.emergency = value.get<bool>();
        } else if (name == "query") {
            auto pattern = readStatementPattern(value, concepts, place, place);
            if (!pattern)
                return tl::unexpected(pattern.error());
            condition.query = std::move(*pattern);
        } else if (name == "unless") {
            auto without = readLeafCondition(value, concepts, place);
            if (!without)
                return without;
            condition.unless = std::make_shared<const LeafCondition>(std::move(*without));
        } else {
            return fail(kAppliesCode, place,
                        "scenarios, drugs, diseases, named, starts, emergency, context, query or unless");
        }
        if (!read)
            return tl::unexpected(read.error());
    }
    return condition;
}

double relevanceOf(const LeafCondition& condition, const AnalysedText& question, const QueryPicture& picture)
{
    for (const auto* list : {&condition.drugs, &condition.diseases, &condition.named})
        if (!list->empty() && !mentionsAny(*list, question))
            return 0;
    if (condition.emergency && *condition.emergency != (picture.priority == ClinicalPriority::emergency))
        return 0;
    for (const auto& kinds : condition.context)
        if (!givesAny(kinds, picture))
            return 0;
    if (!condition.starts.empty() && !startsAny(condition.starts, question))
        return 0;
    if (condition.query && !StatementMatcher::first(*condition.query, question))
        return 0;
    if (condition.unless && relevanceOf(*condition.unless, question, picture) > 0.5)
        return 0;
    if (condition.scenarios.empty())
        return 1;
    double relevance = 0;
    for (const QueryScenario scenario : condition.scenarios)
        relevance = std::max(relevance, picture.scenarios.at(static_cast<std::size_t>(scenario)));
    return relevance;
}

} // namespace cotejo
