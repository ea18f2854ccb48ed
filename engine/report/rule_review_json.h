#pragma once

#include "engine/domain/rule_review.h"
#include "engine/report/json_line.h"

namespace cotejo
{

// Writes the value of the member `rules` of a check line: {made_by, contract, contract_version, rule_set,
// verdict, threshold, composite, composite_of, dimensions, applied, findings, feedback}. `verdict` is passed,
// failed or not_applicable (no rule applied: nothing to check, no score); it is the rule checker's own and
// stands beside the record's. `composite_of`: all_dimensions or applicable_dimensions. A finding about
// something missing has null offsets and quote.
void writeRuleReview(JsonLine& line, const RuleReview& review);

} // namespace cotejo
