#pragma once

#include "engine/base/result.h"
#include "engine/judges/rubric_rule.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace cotejo
{

// Reads a rule whose inline terms were lifted. Errors: rubric.detector with a JSON pointer below `where` and
// what was expected; those of readStatementPattern.
[[nodiscard]] Result<RubricRule> readRubricRule(const nlohmann::json& item, const ConceptSet& concepts,
                                                const std::string& where);

// A list of context kinds, or one.
[[nodiscard]] Result<std::vector<ContextKind>> readContextKinds(const nlohmann::json& item,
                                                                const std::string& where);

} // namespace cotejo
