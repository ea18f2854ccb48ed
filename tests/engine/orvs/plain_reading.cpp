#include "tests/engine/orvs/plain_reading.h"

#include <cmath>
#include <map>

namespace cotejo::test
{
namespace
{
// Hundredths; products with the weights (tenths) in thousandths.
long hundredths(const Decimal& value)
{
    return std::lround(value.value() * 100);
}

struct PlainContract {
    long top = 0;                        // of the scale, hundredths
    std::map<std::string, long> weights; // tenths; 0 where they are not known
    long threshold = -1;                 // hundredths; −1: none
    [[nodiscard]] bool weighted() const { return weights.begin()->second != 0; }
};

const std::map<std::string, PlainContract>& plainContracts()
{
    static const std::map<std::string, PlainContract> all = {
        {"orvs-preprint",
         {1000,
          {{"clinical_accuracy", 3},
           {"safety", 3},
           {"therapeutic_management", 2},
           {"resource_stewardship", 2}},
          900}},
        {"orvs-rules",
         {1000,
          {{"clinical_accuracy", 3},
           {"safety", 3},
           {"therapeutic_management", 2},
           {"resource_stewardship", 2}},
          700}},
        {"orvs-v1",
         {10000,
          {{"citation_accuracy", 0},
           {"clinical_accuracy", 0},
           {"specificity", 0},
           {"evidence_alignment", 0},
           {"completeness", 0},
           {"no_contradictions", 0}},
          7000}},
        {"orvs-v2-quick",
         {10000,
          {{"clinical_accuracy", 0},
           {"safety", 0},
           {"temporal_reasoning", 0},
           {"therapeutic_completeness", 0}},
          -1}},
    };
    return all;
}
} // namespace

PlainVerdict readPlainly(const Turn& turn)
{
    PlainVerdict plain;
    for (const Evaluation& evaluation : turn.evaluations) {
        if (evaluation.draft &&
            (*evaluation.draft < 0 || *evaluation.draft >= std::int64_t(turn.drafts.size())))
            plain.discrepancies.insert("order");
        for (const Evaluation& other : turn.evaluations) {
            if (evaluation.contract && other.contract && *evaluation.contract != *other.contract)
                plain.discrepancies.insert("mixed_contracts");
        }
    }
    std::string last;
    bool passing = false;
    if (!turn.evaluations.empty()) {
        const Evaluation& e = turn.evaluations.back();
        const auto known = e.contract ? plainContracts().find(*e.contract) : plainContracts().end();
        const bool isKnown = known != plainContracts().end();
        bool error = !e.errors.empty() || !isKnown || !e.dimensions;
        for (const std::string& flag : e.flags)
            error = error || flag.find("_ERROR") != std::string::npos;
        std::map<std::string, Decimal> values;
        for (const DimensionScore& score : e.dimensions.value_or(std::vector<DimensionScore>())) {
            if (score.value)
                values[score.id] = *score.value;
        }
        long sum = 0; // thousandths
        bool whole = isKnown && known->second.weighted();
        if (isKnown) {
            for (const auto& [id, weight] : known->second.weights) {
                const auto found = values.find(id);
                const bool sound = found != values.end() && hundredths(found->second) >= 0 &&
                                   hundredths(found->second) <= known->second.top;
                error = error || !sound;
                whole = whole && sound;
                if (sound)
                    sum += weight * hundredths(found->second);
            }
            if (e.composite && (hundredths(*e.composite) < 0 || hundredths(*e.composite) > known->second.top))
                error = true;
            if (e.threshold && (hundredths(*e.threshold) < 0 || hundredths(*e.threshold) > known->second.top))
                error = true;
            error = error || (!e.composite && !known->second.weighted());
        }
        long threshold = isKnown ? known->second.threshold : -1;
        bool hasThreshold = threshold >= 0;
        if (e.threshold) {
            threshold = hundredths(*e.threshold);
            hasThreshold = true;
        }
        bool reaches = hasThreshold && (e.composite || whole);
        if (e.composite && hasThreshold && hundredths(*e.composite) < threshold)
            reaches = false;
        if (whole && hasThreshold && sum < threshold * 10)
            reaches = false;
        if (e.passed && hasThreshold && (e.composite || whole) && *e.passed != reaches)
            plain.discrepancies.insert("passed_flag");
        if (e.composite && whole) {
            const std::string& lexeme = e.composite->lexeme();
            const std::size_t point = lexeme.find('.');
            const std::size_t decimals = point == std::string::npos ? 0 : lexeme.size() - point - 1;
            const long tolerance = decimals == 0 ? 500 : 50; // thousandths
            if (std::labs(hundredths(*e.composite) * 10 - sum) > tolerance)
                plain.discrepancies.insert("composite");
        }
        if (isKnown && known->second.weights.contains("safety") && values.contains("safety") && reaches &&
            hundredths(values["safety"]) < threshold)
            plain.discrepancies.insert("safety_hidden");
        const bool exists = e.draft && *e.draft >= 0 && *e.draft < std::int64_t(turn.drafts.size());
        if (exists && e.evaluator && turn.drafts[std::size_t(*e.draft)].model &&
            e.evaluator->substr(0, 3) == turn.drafts[std::size_t(*e.draft)].model->substr(0, 3))
            plain.discrepancies.insert("same_model_judge");
        const bool rescored = exists && turn.drafts[std::size_t(*e.draft)].text == turn.answer;
        last = error           ? "evaluator_error"
               : !rescored     ? "delivered_not_rescored"
               : !hasThreshold ? "no_threshold"
                               : "";
        passing = reaches;
    }
    if (!turn.drafts.empty() && turn.drafts.back().kind == DraftKind::fallback)
        plain.verdict = "fallback_delivered";
    else if (turn.evaluations.empty())
        plain.verdict = "not_evaluated";
    else
        plain.verdict = !last.empty() ? last : passing ? "passed" : "failed";
    plain.needsReview = plain.verdict != "passed" || plain.discrepancies.contains("passed_flag") ||
                        plain.discrepancies.contains("composite") ||
                        plain.discrepancies.contains("safety_hidden");
    return plain;
}

} // namespace cotejo::test
