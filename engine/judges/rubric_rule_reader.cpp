#include "engine/judges/rubric_rule_reader.h"

#include "engine/judges/context_reader.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{

using nlohmann::json;

constexpr const char* kDetectorCode = "rubric.detector";

Result<std::size_t> countOf(const json& item, const std::string& where)
{
    if (!item.is_number_integer() || item.get<std::int64_t>() < 1)
        return fail(kDetectorCode, where, "a whole number from 1");
    return item.get<std::size_t>();
}

Result<void> onlyMembers(const json& item, std::initializer_list<const char*> known, const std::string& where)
{
    for (const auto& member : item.items()) {
        bool found = false;
        for (const char* name : known)
            found = found || member.key() == name;
        if (!found)
            return fail(kDetectorCode, where + "/" + member.key(), "one kind of rule with its own members");
    }
    return {};
}

Result<RubricRule> partsOf(const json& list, std::size_t needed, const ConceptSet& concepts,
                           const std::string& where)
{
    if (!list.is_array() || list.empty())
        return fail(kDetectorCode, where, "a list of rules");
    RubricRule rule;
    rule.kind = RubricRuleKind::at_least;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto part = readRubricRule(list[i], concepts, where + "/" + std::to_string(i));
        if (!part)
            return part;
        rule.parts.push_back(std::move(*part));
    }
    rule.needed = needed == 0 ? rule.parts.size() : needed;
    if (*rule.needed > rule.parts.size())
        return fail(kDetectorCode, where, "no more rules needed than are given");
    return rule;
}

Result<RubricRule> statementOf(const json& item, RubricRuleKind kind, const ConceptSet& concepts,
                               const std::string& where)
{
    auto pattern = readStatementPattern(item, concepts, where, where);
    if (!pattern)
        return tl::unexpected(pattern.error());
    RubricRule rule;
    rule.kind = kind;
    rule.statement = std::move(*pattern);
    return rule;
}

Result<RubricRule> contextOf(const json& item, const std::string& where)
{
    const bool uses = item.contains("uses_context");
    const char* name = uses ? "uses_context" : "agrees_with_context";
    if (auto known = onlyMembers(item, {name, uses ? "at_least" : name, uses ? "share" : name}, where);
        !known)
        return tl::unexpected(known.error());
    auto kinds = readContextKinds(item.at(name), where + "/" + name);
    if (!kinds)
        return tl::unexpected(kinds.error());
    RubricRule rule;
    rule.kind = uses ? RubricRuleKind::uses : RubricRuleKind::agrees;
    rule.context = std::move(*kinds);
    if (item.contains("at_least")) {
        const auto count = countOf(item.at("at_least"), where + "/at_least");
        if (!count)
            return tl::unexpected(count.error());
        rule.needed = *count;
    }
    if (item.contains("share")) {
        const json& share = item.at("share");
        if (!share.is_number() || share.get<double>() <= 0 || share.get<double>() > 1)
            return fail(kDetectorCode, where + "/share", "a number above 0, at most 1");
        rule.share = share.get<double>();
    }
    return rule;
}

Result<RubricRule> structureOf(const json& item, const std::string& where)
{
    if (auto known = onlyMembers(item, {"structure", "at_least", "at_most"}, where); !known)
        return tl::unexpected(known.error());
    const json& name = item.at("structure");
    const auto kind =
        name.is_string() ? structureKindFromCode(name.get_ref<const std::string&>()) : std::nullopt;
    if (!kind)
        return fail(kDetectorCode, where + "/structure", "a kind of structure");
    RubricRule rule;
    rule.kind = RubricRuleKind::structure;
    rule.structure = *kind;
    rule.needed = 1;
    if (item.contains("at_least")) {
        const auto count = countOf(item.at("at_least"), where + "/at_least");
        if (!count)
            return tl::unexpected(count.error());
        rule.needed = *count;
    }
    if (item.contains("at_most")) {
        const auto count = countOf(item.at("at_most"), where + "/at_most");
        if (!count || item.contains("at_least"))
            return fail(kDetectorCode, where + "/at_most", "a whole number from 1, or at_least in its place");
        rule.atMost = *count;
    }
    return rule;
}

} // namespace

Result<std::vector<ContextKind>> readContextKinds(const json& item, const std::string& where)
{
    std::vector<ContextKind> kinds;
    const json list = item.is_array() ? item : json::array({item});
    for (const json& one : list) {
        const auto kind =
            one.is_string() ? contextKindFromCode(one.get_ref<const std::string&>()) : std::nullopt;
        if (!kind)
            return fail(kDetectorCode, where, "kinds of context (drug, dose, lab, age, sex, …)");
        kinds.push_back(*kind);
    }
    if (kinds.empty())
        return fail(kDetectorCode, where, "at least one kind of context");
    return kinds;
}

Result<RubricRule> readRubricRule(const json& item, const ConceptSet& concepts, const std::string& where)
{
    if (!item.is_object())
        return fail(kDetectorCode, where, "an object");
    if (item.contains("states") || item.contains("avoids")) {
        const bool states = item.contains("states");
        const char* name = states ? "states" : "avoids";
        if (auto known = onlyMembers(item, {name}, where); !known)
            return tl::unexpected(known.error());
        return statementOf(item.at(name), states ? RubricRuleKind::states : RubricRuleKind::avoids, concepts,
                           where + "/" + name);
    }
    if (item.contains("any_of") || item.contains("all_of")) {
        const bool any = item.contains("any_of");
        const char* name = any ? "any_of" : "all_of";
        if (auto known = onlyMembers(item, {name}, where); !known)
            return tl::unexpected(known.error());
        return partsOf(item.at(name), any ? 1 : 0, concepts, where + "/" + name);
    }
    if (item.contains("of") && item.contains("at_least")) {
        if (auto known = onlyMembers(item, {"of", "at_least"}, where); !known)
            return tl::unexpected(known.error());
        const auto count = countOf(item.at("at_least"), where + "/at_least");
        if (!count)
            return tl::unexpected(count.error());
        return partsOf(item.at("of"), *count, concepts, where + "/of");
    }
    if (item.contains("uses_context") || item.contains("agrees_with_context"))
        return contextOf(item, where);
    if (item.contains("structure"))
        return structureOf(item, where);
    if (item.contains("cites")) {
        if (auto known = onlyMembers(item, {"cites"}, where); !known)
            return tl::unexpected(known.error());
        const auto count = countOf(item.at("cites"), where + "/cites");
        if (!count)
            return tl::unexpected(count.error());
        RubricRule rule;
        rule.kind = RubricRuleKind::cites;
        rule.needed = *count;
        return rule;
    }
    return fail(
        kDetectorCode, where,
        "states, avoids, any_of, all_of, at_least with of, uses_context, agrees_with_context, structure "
        "or cites");
}

} // namespace cotejo
