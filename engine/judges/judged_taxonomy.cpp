#include "engine/judges/judged_taxonomy.h"

#include "engine/base/embedded_resource.h"
#include "engine/judges/inline_terms.h"
#include "engine/judges/rubric_rule_reader.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{

using nlohmann::json;

constexpr std::size_t kExamplesOfEach = 2;

struct LiftedNode {
    json applies;
    json detector;
};

Result<ConceptSet> conceptsWith(const InlineTerms& terms)
{
    const std::string own = terms.conceptFile();
    std::vector<ConceptSet::File> files;
    for (const char* folder : {"rules/concepts", "judging/concepts"})
        for (const auto name : embeddedResourceNames(folder))
            files.push_back({std::string(name), embeddedResource(name)});
    files.push_back({"terms of the taxonomy", own});
    return ConceptSet::parse(files, embeddedResource("drugs/drugs.json"));
}

std::optional<DetectorKind> detectorKindOf(const json& detector)
{
    const json kind = detector.is_object() ? detector.value("kind", json()) : json();
    if (kind == "rule")
        return DetectorKind::rule;
    if (kind == "model")
        return DetectorKind::model;
    return kind == "human" ? std::optional(DetectorKind::human) : std::nullopt;
}

Result<RuleExample> exampleOf(const json& item, const std::string& where)
{
    RuleExample example;
    example.where = where;
    if (item.is_string()) {
        example.answer = item.get<std::string>();
        return example;
    }
    const bool pair = item.is_object() && item.size() == 2 && item.contains("query") &&
                      item.contains("answer") && item.at("query").is_string() &&
                      item.at("answer").is_string();
    if (!pair)
        return fail("rubric.examples", where, "an answer, or {query, answer}");
    example.query = item.at("query").get<std::string>();
    example.answer = item.at("answer").get<std::string>();
    return example;
}

// Two of each kind in every language that is there; Spanish is.
Result<std::vector<RuleExample>> examplesOf(const json& detector, const std::string& where)
{
    const json examples = detector.value("examples", json());
    if (!examples.is_object() || !examples.contains("es"))
        return fail("rubric.examples", where, "examples in es: two that meet the rule, two that do not");
    std::vector<RuleExample> all;
    for (const auto& [language, lists] : examples.items()) {
        for (const bool met : {true, false}) {
            const char* name = met ? "met" : "not_met";
            const std::string place = where + "/" + language + "/" + name;
            const json list = lists.is_object() ? lists.value(name, json()) : json();
            if (!list.is_array() || list.size() < kExamplesOfEach || (language != "es" && language != "en"))
                return fail("rubric.examples", place, "at least two examples, in es or en");
            for (std::size_t i = 0; i < list.size(); ++i) {
                auto example = exampleOf(list[i], place + "/" + std::to_string(i));
                if (!example)
                    return tl::unexpected(example.error());
                example->language = language;
                example->met = met;
                all.push_back(std::move(*example));
            }
        }
    }
    return all;
}

Result<void> readDetector(const json& detector, const ConceptSet& concepts, const std::string& where,
                          JudgedNode& node)
{
    const auto kind = detectorKindOf(detector);
    if (!kind)
        return fail("rubric.detector", where + "/kind", "rule, model or human");
    node.detector = *kind;
    if (*kind == DetectorKind::rule) {
        auto rule = readRubricRule(detector.value("rule", json()), concepts, where + "/rule");
        if (!rule)
            return tl::unexpected(rule.error());
        node.rule = std::move(*rule);
        auto examples = examplesOf(detector, where + "/examples");
        if (!examples)
            return tl::unexpected(examples.error());
        node.examples = std::move(*examples);
    }
    const json instruction = detector.value("instruction", json());
    if (instruction.is_object()) {
        node.instruction.es = instruction.value("es", std::string());
        node.instruction.en = instruction.value("en", std::string());
    }
    return {};
}

} // namespace

tl::expected<JudgedTaxonomy, Taxonomy::Faults> JudgedTaxonomy::compile(const Taxonomy& taxonomy)
{
    InlineTerms terms;
    std::vector<LiftedNode> lifted(taxonomy.nodes().size());
    for (std::uint32_t place = 0; place < lifted.size(); ++place) {
        const LeafRubric& leaf = taxonomy.node(place).leaf;
        if (leaf.applies)
            lifted[place].applies = terms.lifted(*leaf.applies);
        if (leaf.detector)
            lifted[place].detector = terms.lifted(*leaf.detector);
    }
    auto concepts = conceptsWith(terms);
    if (!concepts)
        return tl::unexpected(Taxonomy::Faults{concepts.error()});
    JudgedTaxonomy judged;
    judged.m_taxonomy = &taxonomy;
    judged.m_concepts = std::make_shared<const ConceptSet>(std::move(*concepts));
    judged.m_nodes.resize(lifted.size());
    Taxonomy::Faults faults;
    for (std::uint32_t place = 0; place < lifted.size(); ++place) {
        const std::string where = "/nodes/" + std::to_string(place);
        JudgedNode& node = judged.m_nodes[place];
        if (!lifted[place].applies.is_null()) {
            auto condition = readLeafCondition(lifted[place].applies, *judged.m_concepts, where + "/applies");
            if (condition)
                node.condition = std::move(*condition);
            else
                faults.push_back(condition.error());
        }
        if (lifted[place].detector.is_null())
            continue;
        if (auto read = readDetector(lifted[place].detector, *judged.m_concepts, where + "/detector", node);
            !read)
            faults.push_back(read.error());
    }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return judged;
}

} // namespace cotejo
