#include "engine/rules/rule_set.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/sha256.h"
#include "engine/base/strict_json.h"
#include "engine/rules/rule_reader.h"

#include <nlohmann/json.hpp>

namespace cotejo
{

Result<RuleSet> RuleSet::parse(const std::vector<File>& files, std::string_view sources,
                               const ConceptSet& concepts)
{
    RuleSet set;
    set.m_concepts = &concepts;
    auto known = readRuleSources(sources);
    if (!known)
        return tl::unexpected(known.error());
    set.m_sources = std::move(*known);
    const auto root = parseStrictJson(sources);
    const auto edition = root->find("edition");
    const auto cap = root->find("critical_cap");
    if (edition == root->end() || !edition->is_string() || cap == root->end() || !cap->is_number())
        return fail("sources.invalid", "", "expected edition and critical_cap");
    set.m_criticalCap = cap->get<double>();
    const auto treatment = concepts.find("treatment");
    if (!treatment)
        return fail("concepts.invalid", "", "expected the concept treatment");
    set.m_treatment = *treatment;
    RuleReader reader(concepts, set.m_sources);
    std::string all(sources);
    for (const File& file : files) {
        if (auto read = reader.readFile(file.name, file.json); !read)
            return tl::unexpected(read.error());
        all += file.json;
    }
    set.m_rules = reader.take();
    set.m_index = RuleIndex(set.m_rules, concepts);
    set.m_version = edition->get<std::string>() + "-" + sha256Hex(all).substr(0, 8);
    return set;
}

Result<RuleSet> RuleSet::embedded()
{
    std::vector<File> files;
    for (const auto name : embeddedResourceNames("rules/rules_"))
        files.push_back({std::string(name), embeddedResource(name)});
    return parse(files, embeddedResource("rules/sources.json"), ConceptSet::shipped());
}

const Result<RuleSet>& RuleSet::shipped()
{
    static const Result<RuleSet> set = embedded();
    return set;
}

} // namespace cotejo
