#pragma once

#include "engine/judges/answer_structure.h"
#include "engine/judges/context_fact.h"
#include "engine/rules/statement_pattern.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cotejo
{

enum class RubricRuleKind : std::uint8_t {
    states,    // the statement is there
    avoids,    // it is not
    at_least,  // so many of `parts` are met ("any_of" 1, "all_of" all)
    uses,      // the question's data of these kinds are named again
    agrees,    // none is stated otherwise
    structure, // the answer has so many of this
    cites      // so many references that stand in the retrieved list
};

// A leaf's deterministic detector (schemas/rubrics.schema.json, "rule").
struct RubricRule {
    RubricRuleKind kind = RubricRuleKind::states;
    StatementPattern statement;        // states, avoids
    std::vector<RubricRule> parts;     // at_least
    std::optional<std::size_t> needed; // at_least, uses, structure, cites; of uses nullopt: all
    std::optional<std::size_t> atMost; // of structure
    std::optional<double> share;       // of uses: at least this share of what is given
    std::vector<ContextKind> context;  // uses, agrees
    StructureKind structure = StructureKind::steps;
};

} // namespace cotejo
