#pragma once

#include "engine/base/decimal.h"
#include "engine/domain/citation.h"
#include "engine/domain/evaluation.h"
#include "engine/domain/rule_review.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// Only `passed` is a pass (FORMATS §5, in the order of the rules).
enum class Verdict {
    fallback_delivered,
    not_evaluated,
    evaluator_error,
    delivered_not_rescored,
    no_threshold,
    failed,
    passed
};

enum class NotEvaluatedReason { orvs_disabled, study_route, greeting, missing };
enum class Discrepancy { passed_flag, composite, safety_hidden, same_model_judge, mixed_contracts, order };
enum class ThresholdSource { record, contract };

// A remark about the answer that alone asks for no review (FORMATS §5, `warnings`).
struct Warning {
    std::string code;
    TextSpan span;
    std::string detail;
};

// What can be said about one turn from the record alone; what `cotejo-cli check` prints.
struct TurnCheck {
    std::string transcript;
    std::string turn;
    std::optional<std::string> contract;
    std::optional<std::string> contractVersion; // of the contract file the verdict was made with
    Verdict verdict = Verdict::not_evaluated;
    std::optional<NotEvaluatedReason> reason;
    std::string errorDetail; // evaluator_error: what is wrong, as a stable code ("dimension_missing:safety");
                             // else empty
    std::optional<Decimal> composite;  // as recorded
    std::optional<Decimal> recomputed; // from known weights
    std::optional<Decimal> threshold;
    std::optional<ThresholdSource> thresholdSource;
    std::vector<DimensionScore>
        dimensions; // the contract's, in the contract's order; a lacking one has no value
    std::vector<Discrepancy> discrepancies;
    std::vector<Citation> citations;
    bool uncitedEvidence = false;
    std::vector<Warning> warnings;
    bool needsReview = false;
    std::vector<std::string>
        reviewReasons;               // "verdict:failed", "citation:not_retrieved", "discrepancy:composite"
    std::optional<RuleReview> rules; // what the rule checker says; changes nothing above
};

} // namespace cotejo
