#include "engine/orvs/rule_reviewer.h"

#include "engine/rules/rule_checker.h"

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{

Decimal rounded(double value)
{
    return Decimal::fromDouble(std::round(value * 100) / 100);
}

RuleReview reviewOf(const Contract& contract, const RuleSet& rules, RuleOutcome outcome)
{
    RuleReview review;
    review.contract = contract.id;
    review.contractVersion = contract.version;
    review.ruleSet = rules.version();
    review.applied = outcome.applied;
    review.threshold = contract.threshold.value;
    review.findings = std::move(outcome.findings);
    double sum = 0;
    double weights = 0;
    review.allDimensions = true;
    for (const ContractDimension& dimension : contract.dimensions) {
        const auto place = std::find_if(outcome.dimensions.begin(), outcome.dimensions.end(),
                                        [&](const auto& d) { return d.id == dimension.id; });
        if (place == outcome.dimensions.end() || place->possible <= 0 || !dimension.weight) {
            review.dimensions.push_back({dimension.id, std::nullopt});
            review.allDimensions = false;
            continue;
        }
        double score = contract.scaleMax.value() * place->earned / place->possible;
        if (place->critical)
            score = std::min(score, rules.criticalCap());
        review.dimensions.push_back({dimension.id, rounded(score)});
        sum += dimension.weight->value() * score;
        weights += dimension.weight->value();
    }
    if (weights > 0)
        review.composite = rounded(sum / weights);
    return review;
}

} // namespace

Result<RuleReviewer> RuleReviewer::create(const ContractCatalog& contracts)
{
    const Contract* contract = contracts.find("orvs-rules");
    if (contract == nullptr)
        return fail("rules.no_contract", "orvs-rules", "expected the contract of the rule checker");
    const Result<RuleSet>& rules = RuleSet::shipped();
    if (!rules)
        return tl::unexpected(rules.error());
    return RuleReviewer(*contract, *rules);
}

std::vector<RuleReview> RuleReviewer::review(const Transcript& transcript) const
{
    std::vector<RuleChecker::Exchange> conversation;
    conversation.reserve(transcript.turns.size());
    for (const Turn& turn : transcript.turns)
        conversation.push_back({turn.query, turn.answer});
    std::vector<RuleReview> reviews;
    reviews.reserve(conversation.size());
    for (RuleOutcome& outcome : RuleChecker(*m_rules).check(conversation))
        reviews.push_back(reviewOf(*m_contract, *m_rules, std::move(outcome)));
    return reviews;
}

RuleReview RuleReviewer::review(const std::string& query, const std::string& answer) const
{
    auto outcomes = RuleChecker(*m_rules).check({{query, answer}});
    return reviewOf(*m_contract, *m_rules, std::move(outcomes.front()));
}

} // namespace cotejo
