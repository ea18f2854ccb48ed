#include "engine/rules/rule_source.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{

std::string textOf(const nlohmann::json& item, const char* member)
{
    const auto place = item.find(member);
    return place != item.end() && place->is_string() ? place->get<std::string>() : std::string();
}

std::string bestLetter(const RuleSource& source)
{
    const std::string letters = source.pmidLetter + source.doiLetter;
    for (const char letter : {'P', 'C', 'L'})
        if (letters.find(letter) != std::string::npos)
            return std::string(1, letter);
    return {};
}

} // namespace

Result<RuleSources> readRuleSources(std::string_view json)
{
    const auto root = parseStrictJson(json);
    if (!root)
        return tl::unexpected(root.error());
    if (!root->is_object() || textOf(*root, "format") != "cotejo.rule_sources")
        return fail("sources.invalid", "/format", "expected cotejo.rule_sources");
    const auto list = root->find("sources");
    if (list == root->end() || !list->is_array())
        return fail("sources.invalid", "/sources", "expected an array");
    RuleSources sources;
    std::size_t number = 0;
    for (const auto& item : *list) {
        const std::string where = "/sources/" + std::to_string(number++);
        if (!item.is_object())
            return fail("sources.invalid", where, "expected an object");
        RuleSource source{textOf(item, "id"),      textOf(item, "citation"),
                          textOf(item, "pmid"),    textOf(item, "pmid_letter"),
                          textOf(item, "doi"),     textOf(item, "doi_letter"),
                          textOf(item, "address"), {}};
        source.letter = bestLetter(source);
        if (source.letter.empty() && textOf(item, "kind") == "label" && !source.address.empty())
            source.letter = "label";
        if (source.id.empty() || source.citation.empty() || source.letter.empty() ||
            (source.pmid.empty() != source.pmidLetter.empty()) ||
            (source.doi.empty() != source.doiLetter.empty()))
            return fail("sources.invalid", where,
                        "expected a PMID or DOI with its letter, or a label's address");
        sources.emplace(source.id, source);
    }
    return sources;
}

} // namespace cotejo
