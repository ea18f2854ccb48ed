#pragma once

#include "engine/base/result.h"
#include "engine/domain/rule_review.h"
#include "engine/domain/transcript.h"
#include "engine/orvs/contract_catalog.h"
#include "engine/rules/rule_set.h"

#include <vector>

namespace cotejo
{

// The evaluator `orvs-rules`: scores answers by the rules alone, offline and always alike. A dimension's
// score is ten times the points of its rules that the answer satisfies over those that apply; with a critical
// finding it is held at the rule set's cap. The composite takes the contract's published weights; where no
// rule of a dimension applies it is left out and the other weights are rescaled, which
// RuleReview::allDimensions tells. No rule that applies: no score at all.
class RuleReviewer
{
public:
    // With the rules of the program. An error is a fault of its own data. The catalog must outlive it.
    [[nodiscard]] static Result<RuleReviewer> create(const ContractCatalog& contracts);

    // One for each turn, in order: the delivered answer against its query.
    [[nodiscard]] std::vector<RuleReview> review(const Transcript& transcript) const;
    // Of one answer on its own.
    [[nodiscard]] RuleReview review(const std::string& query, const std::string& answer) const;

private:
    RuleReviewer(const Contract& contract, const RuleSet& rules) : m_contract(&contract), m_rules(&rules) {}
    const Contract* m_contract;
    const RuleSet* m_rules;
};

} // namespace cotejo
