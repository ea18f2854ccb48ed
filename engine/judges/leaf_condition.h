#pragma once

#include "engine/base/result.h"
#include "engine/judges/query_picture.h"
#include "engine/rules/statement_pattern.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// When a node applies, by the question alone (member "applies"). All parts that are given must hold; within
// a list any one is enough.
struct LeafCondition {
    std::vector<QueryScenario> scenarios;
    std::vector<ConceptNumber> drugs;
    std::vector<ConceptNumber> diseases;
    std::vector<ConceptNumber> named;
    std::vector<ConceptNumber> starts; // the question is about beginning one of them
    std::optional<bool> emergency;
    std::vector<std::vector<ContextKind>> context; // each: any of these is given
    std::optional<StatementPattern> query;
    std::shared_ptr<const LeafCondition> unless;
};

// Errors: rubric.applies with a JSON pointer below `where`; those of readStatementPattern.
[[nodiscard]] Result<LeafCondition> readLeafCondition(const nlohmann::json& item, const ConceptSet& concepts,
                                                      const std::string& where);

// Relevance in [0, 1]: 0 where a part does not hold, else that of the scenario (1 where none is asked for).
[[nodiscard]] double relevanceOf(const LeafCondition& condition, const AnalysedText& question,
                                 const QueryPicture& picture);

} // namespace cotejo
