#pragma once

#include "engine/base/decimal.h"
#include "engine/base/text_span.h"
#include "engine/domain/evaluation.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

enum class RuleSeverity { critical, major, minor };

// missing: nothing in the answer says it; denied: the answer says that it is not needed or advises against
// it; forbidden: the answer advises what the rule's source warns of.
enum class RuleFindingKind { missing, denied, forbidden };

// What one rule of the rule checker has to say about an answer.
struct RuleFinding {
    std::string rule;
    std::string family;
    RuleFindingKind kind = RuleFindingKind::missing;
    RuleSeverity severity = RuleSeverity::minor;
    std::string dimension;
    double points = 0;            // lost; 0 for a provisional rule
    std::optional<TextSpan> span; // code points of the answer; none for what is missing
    std::string quote;
    std::string textEs; // sentence of feedback
    std::string textEn;
    std::vector<std::string> sources; // ids of resources/rules/sources.json
    std::string
        letter; // how well the best of them is confirmed: P, C, L or label; empty for a provisional rule
    std::string fact; // of the reference ("MTX-1")
    bool provisional = false;
};

// The evaluation by the rule checker: a record of its own that stands beside the record's evaluations and
// never changes them (FORMATS §5).
struct RuleReview {
    std::string contract; // "orvs-rules"
    std::string contractVersion;
    std::string ruleSet; // edition and the first digits of the files' SHA-256
    std::size_t applied =
        0; // rules with points that the question and answer gave cause for; 0: nothing to check
    std::optional<Decimal> threshold;
    std::optional<Decimal>
        composite;              // over the dimensions that have a value, their published weights rescaled
    bool allDimensions = false; // false: the composite leaves dimensions out
    std::vector<DimensionScore> dimensions; // no value: no rule of it applied
    std::vector<RuleFinding> findings;      // the most severe first

    [[nodiscard]] bool applicable() const { return applied > 0; }
    [[nodiscard]] bool critical() const
    {
        return !findings.empty() && findings.front().severity == RuleSeverity::critical &&
               !findings.front().provisional;
    }
    [[nodiscard]] bool passed() const // a critical finding fails whatever the composite
    {
        return composite && threshold && *composite >= *threshold && !critical();
    }
};

} // namespace cotejo
