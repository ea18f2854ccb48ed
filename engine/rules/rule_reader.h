#pragma once

#include "engine/base/result.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_source.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Reads files `cotejo.rules`. Errors: read.* of strict JSON; rules.invalid, rules.unconfirmed_source and
// those of patterns, with the file and a JSON pointer in `where`. A rule that is not provisional must name
// sources of the list and a basis R or S.
class RuleReader
{
public:
    RuleReader(const ConceptSet& concepts, const RuleSources& sources)
        : m_concepts(concepts), m_sources(sources)
    {
    }
    [[nodiscard]] Result<void> readFile(std::string_view name, std::string_view json);
    [[nodiscard]] std::vector<Rule> take() { return std::move(m_rules); }

private:
    [[nodiscard]] Result<Rule> readRule(const nlohmann::json& item, const std::string& where) const;
    [[nodiscard]] Result<void> readWhen(const nlohmann::json& item, const std::string& where,
                                        Rule& rule) const;
    [[nodiscard]] Result<RuleFact> readFact(const nlohmann::json& item, const std::string& where) const;
    [[nodiscard]] Result<void> readPatterns(const nlohmann::json& item, const std::string& where,
                                            const std::string& id,
                                            std::vector<StatementPattern>& patterns) const;
    [[nodiscard]] Result<void> checkSources(const std::string& where, Rule& rule) const;

    const ConceptSet& m_concepts;
    const RuleSources& m_sources;
    std::vector<Rule> m_rules;
};

} // namespace cotejo
