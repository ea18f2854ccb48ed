#pragma once

#include "engine/domain/rule_review.h"
#include "engine/rules/statement_pattern.h"

#include <array>
#include <string>
#include <vector>

namespace cotejo
{

enum class FactRole : std::uint8_t {
    starts,   // the drug is begun: by the answer, or by the question and not refused
    uses,     // the drug is begun, goes on, or the patient has it
    takes,    // the patient has it: the question names it, and not to begin it
    question, // the question speaks of it
    answer,   // the answer states it
    named,    // question or answer speak of it
    absent,   // neither does
    unasked,  // the question does not
    failed,   // the question says that the drug failed or was not tolerated
    says,     // the answer holds the statement
    silent    // it does not
};

// One thing that must hold for a rule to apply.
struct RuleFact {
    FactRole role = FactRole::named;
    std::vector<ConceptNumber> any; // at least one; empty for `says` and `silent`
    StatementPattern statement;     // of `says` and `silent`
};

// Sentences a test runs in each language (es, en): two that satisfy the rule and two that do not, one of them
// a denial.
struct RuleExamples {
    std::vector<std::string> satisfies;
    std::vector<std::string> fails;
};

// One rule of the rule checker (format `cotejo.rules`, schema schemas/rules.schema.json).
struct Rule {
    std::string id;
    std::string family; // safety, milestone, class, red_flag, combination, dose, citation
    std::vector<std::string> drugs;
    std::vector<std::string> conditions;
    std::vector<std::vector<RuleFact>> when; // any of these, each with all of its facts
    std::vector<StatementPattern> wanted;    // any satisfies ("requires")
    std::vector<StatementPattern> forbidden; // each is a fault ("forbids")
    bool denialWins = true;                  // a denial counts even where another sentence satisfies
    std::string dimension;
    double points = 0;
    RuleSeverity severity = RuleSeverity::minor;
    std::string textEs;
    std::string textEn;
    std::vector<std::string> sources;
    std::string fact;
    std::string basis;  // R, S or K: how the reference knows it
    std::string letter; // of the best source: P, C, L, label
    bool provisional = false;
    std::string shape; // the requirement as written: rules with the same one differ only in the drug
    std::array<RuleExamples, 2> examples; // es, en
};

} // namespace cotejo
