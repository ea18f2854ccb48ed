#include "engine/rules/rule_source.h"

#include "engine/rules/json_member_text.h"

#include "engine/base/strict_json.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{

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
    if (!root->is_object() || memberText(*root, "format") != "cotejo.rule_sources")
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
        RuleSource source{memberText(item, "id"),      memberText(item, "citation"),
                          memberText(item, "pmid"),    memberText(item, "pmid_letter"),
                          memberText(item, "doi"),     memberText(item, "doi_letter"),
                          memberText(item, "address"), {}};
        source.letter = bestLetter(source);
        if (source.letter.empty() && memberText(item, "kind") == "label" && !source.address.empty())
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
