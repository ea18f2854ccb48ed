#include "engine/orvs/rule_evaluator.h"

namespace cotejo
{

RuleEvaluator::RuleEvaluator(const RuleReviewer& reviewer, std::string language)
    : m_reviewer(reviewer), m_language(std::move(language))
{
}

Result<MadeEvaluation> RuleEvaluator::evaluate(const TextToScore& text, const std::atomic<bool>& cancel)
{
    if (cancel.load())
        return fail("net.cancelled", "", "somebody ended it");
    const RuleReview review = m_reviewer.review(text.query, text.text);
    MadeEvaluation made;
    made.madeBy = "rules";
    made.evaluation.contract = review.contract;
    made.evaluation.evaluator = "cotejo-rules " + review.ruleSet;
    made.evaluation.dimensions = review.dimensions;
    made.evaluation.composite = review.composite;
    for (const RuleFinding& finding : review.findings) {
        if (!finding.provisional)
            made.feedback.push_back(m_language == "en" ? finding.textEn : finding.textEs);
    }
    return made;
}

} // namespace cotejo
