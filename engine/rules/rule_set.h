#pragma once

#include "engine/base/result.h"
#include "engine/rules/concept_set.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_index.h"
#include "engine/rules/rule_source.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// The rules, their sources and what the score makes of a critical finding.
class RuleSet
{
public:
    struct File {
        std::string name;
        std::string_view json;
    };
    // `sources`: a `cotejo.rule_sources`; it also carries `edition` and `critical_cap`. `concepts` must
    // outlive the set. Errors: of RuleReader and readRuleSources.
    [[nodiscard]] static Result<RuleSet> parse(const std::vector<File>& files, std::string_view sources,
                                               const ConceptSet& concepts);
    [[nodiscard]] static Result<RuleSet> embedded();       // resources/rules, read anew
    [[nodiscard]] static const Result<RuleSet>& shipped(); // the same, read once

    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }
    [[nodiscard]] const RuleIndex& index() const { return m_index; }
    [[nodiscard]] const RuleSources& sources() const { return m_sources; }
    [[nodiscard]] const ConceptSet& concepts() const { return *m_concepts; }
    [[nodiscard]] const std::string& version() const
    {
        return m_version;
    } // edition and a part of the SHA-256
    [[nodiscard]] double criticalCap() const
    {
        return m_criticalCap;
    } // highest score beside a critical finding
    [[nodiscard]] ConceptNumber treatment() const { return m_treatment; }

private:
    std::vector<Rule> m_rules;
    RuleIndex m_index;
    RuleSources m_sources;
    const ConceptSet* m_concepts = nullptr;
    std::string m_version;
    double m_criticalCap = 10;
    ConceptNumber m_treatment = 0;
};

} // namespace cotejo
