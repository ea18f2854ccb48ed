#include "engine/orvs/verdict_rules.h"

#include "engine/domain/codes.h"
#include "engine/orvs/delivered_text.h"

#include <algorithm>
#include <array>

namespace cotejo
{

bool deliveredFallback(const Turn& turn)
{
    const auto last = std::find_if(turn.drafts.rbegin(), turn.drafts.rend(),
                                   [](const Draft& draft) { return draft.kind != DraftKind::alternative; });
    return last != turn.drafts.rend() && last->kind == DraftKind::fallback;
}

NotEvaluatedReason whyNotEvaluated(const Transcript& transcript, const Turn& turn,
                                   const GreetingWords& greetings)
{
    if (!transcript.orvsEnabled)
        return NotEvaluatedReason::orvs_disabled;
    if (transcript.route == Route::study)
        return NotEvaluatedReason::study_route;
    return greetings.isGreeting(turn.query) ? NotEvaluatedReason::greeting : NotEvaluatedReason::missing;
}

bool deliveredTextWasScored(const Turn& turn, const Evaluation& last)
{
    if (!last.draft || *last.draft < 0 || static_cast<std::uint64_t>(*last.draft) >= turn.drafts.size())
        return false;
    return isScoredText(turn.answer, turn.drafts[static_cast<std::size_t>(*last.draft)].text);
}

Verdict decideVerdict(const VerdictInput& input)
{
    if (input.fallback)
        return Verdict::fallback_delivered;
    if (input.last == nullptr)
        return Verdict::not_evaluated;
    if (input.faulty)
        return Verdict::evaluator_error;
    if (!input.scoredTextDelivered)
        return Verdict::delivered_not_rescored;
    if (!input.last->threshold)
        return Verdict::no_threshold;
    return input.last->everyCompositeReaches() ? Verdict::passed : Verdict::failed;
}

std::vector<std::string> reviewReasonsOf(const TurnCheck& check)
{
    constexpr std::array kCitations = {CitationStatus::not_retrieved, CitationStatus::placeholder,
                                       CitationStatus::malformed, CitationStatus::no_list};
    constexpr std::array kDiscrepancies = {Discrepancy::safety_hidden, Discrepancy::passed_flag,
                                           Discrepancy::composite};
    std::vector<std::string> reasons;
    if (check.verdict != Verdict::passed && check.reason != NotEvaluatedReason::greeting)
        reasons.push_back("verdict:" + std::string(codeOf(check.verdict)));
    for (const CitationStatus status : kCitations) {
        const bool there = std::any_of(check.citations.begin(), check.citations.end(),
                                       [&](const Citation& citation) { return citation.status == status; });
        if (there)
            reasons.push_back("citation:" + std::string(codeOf(status)));
    }
    for (const Discrepancy name : kDiscrepancies) {
        if (std::find(check.discrepancies.begin(), check.discrepancies.end(), name) !=
            check.discrepancies.end())
            reasons.push_back("discrepancy:" + std::string(codeOf(name)));
    }
    return reasons;
}

} // namespace cotejo
