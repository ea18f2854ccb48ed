#pragma once

#include "engine/domain/verdict.h"

#include <string>

namespace cotejo
{

// The line that `cotejo-cli check` prints (FORMATS §5, §6, §8): one JSON object without a line end, members
// always in the same order, numbers as recorded. Behind the members of FORMATS stand `contract_version`,
// `threshold_source` and `error_detail` (null where there is none): with what the verdict was made and what
// made it an evaluator_error; last `rules`, what the rule checker says (rule_review_json.h). A warning about
// no place of the text has null offsets.
[[nodiscard]] std::string turnCheckJson(const TurnCheck& check);

} // namespace cotejo
