#include "engine/orvs/turn_checker.h"

#include "engine/citations/citation_control.h"
#include "engine/citations/citation_scanner.h"
#include "engine/orvs/answer_warnings.h"
#include "engine/orvs/discrepancies.h"
#include "engine/orvs/greeting_words.h"
#include "engine/orvs/model_families.h"
#include "engine/orvs/technical_flags.h"
#include "engine/orvs/verdict_rules.h"

#include <algorithm>

namespace cotejo
{

struct CheckWords {
    GreetingWords greetings;
    TechnicalFlags technicalErrors;
    ModelFamilies families;
    LanguageGuess language;
    SelfCheckPhrases selfChecks;
};

namespace
{
std::vector<std::string> technicalErrorsAmong(const std::vector<std::string>& flags,
                                              const TechnicalFlags& known)
{
    std::vector<std::string> names;
    for (const std::string& flag : flags) {
        const auto name = known.errorIn(flag);
        if (name && std::find(names.begin(), names.end(), *name) == names.end())
            names.push_back(*name);
    }
    return names;
}

std::string joined(const std::vector<std::string>& codes)
{
    std::string text;
    for (const std::string& code : codes)
        text += (text.empty() ? "" : " ") + code;
    return text;
}

// A fallback message is no clinical answer: no rule is asked of it.
RuleReview unasked(RuleReview review)
{
    review.applied = 0;
    review.composite.reset();
    review.allDimensions = false;
    review.findings.clear();
    for (DimensionScore& score : review.dimensions)
        score.value.reset();
    return review;
}
} // namespace

TurnChecker::TurnChecker(const ContractCatalog& contracts, const RuleReviewer& rules,
                         std::shared_ptr<const CheckWords> words)
    : m_contracts(&contracts), m_rules(rules), m_words(std::move(words))
{
}

Result<TurnChecker> TurnChecker::create(const ContractCatalog& contracts)
{
    const auto greetings = embeddedSourcedWords("greetings");
    const auto errors = embeddedSourcedWords("technical_errors");
    const auto vendors = embeddedSourcedWords("model_vendors");
    const auto functionWords = embeddedSourcedWords("function_words");
    const auto selfChecks = embeddedSourcedWords("self_checks");
    for (const auto* list : {&greetings, &errors, &vendors, &functionWords, &selfChecks}) {
        if (!*list)
            return tl::unexpected(list->error());
    }
    const auto rules = RuleReviewer::create(contracts);
    if (!rules)
        return tl::unexpected(rules.error());
    return TurnChecker(contracts, *rules,
                       std::make_shared<const CheckWords>(CheckWords{
                           GreetingWords(*greetings), TechnicalFlags(*errors), ModelFamilies(*vendors),
                           LanguageGuess(*functionWords), SelfCheckPhrases(*selfChecks)}));
}

void TurnChecker::judge(const Transcript& transcript, const Turn& turn, const CitationScan& scan,
                        TurnCheck& check) const
{
    VerdictInput input;
    input.fallback = deliveredFallback(turn);
    EvaluationReading reading;
    if (!turn.evaluations.empty()) {
        const Evaluation& last = turn.evaluations.back();
        reading = readEvaluation(last, last.contract ? m_contracts->find(*last.contract) : nullptr);
        const auto faults =
            evaluationFaults(reading, technicalErrorsAmong(last.flags, m_words->technicalErrors));
        input.last = &reading;
        input.faulty = !faults.empty();
        input.scoredTextDelivered = input.faulty || input.fallback || deliveredTextWasScored(turn, last);
        check.contract = last.contract;
        if (reading.contract != nullptr)
            check.contractVersion = reading.contract->version;
        check.composite = last.composite;
        check.recomputed = reading.recomputed;
        check.threshold = reading.threshold;
        check.thresholdSource = reading.thresholdSource;
        check.dimensions = reading.dimensions;
        if (!input.fallback)
            check.errorDetail = joined(faults);
    }
    check.verdict = decideVerdict(input);
    if (check.verdict == Verdict::not_evaluated)
        check.reason = whyNotEvaluated(transcript, turn, m_words->greetings);
    check.discrepancies = discrepanciesOf(turn, input.last, m_words->families);
    check.warnings = answerWarnings({turn, scan, input.last, m_words->language, m_words->selfChecks});
}

std::vector<TurnCheck> TurnChecker::check(const Transcript& transcript) const
{
    const RetrievedIndex retrieved(transcript);
    const CitationControl control(transcript, retrieved);
    std::vector<TurnCheck> checks;
    checks.reserve(transcript.turns.size());
    for (std::size_t number = 0; number < transcript.turns.size(); ++number) {
        const Turn& turn = transcript.turns[number];
        TurnCheck check;
        check.transcript = transcript.id;
        check.turn = turn.id;
        const CitationScan scan = scanCitations(turn.answer);
        judge(transcript, turn, scan, check);
        check.citations = control.entries(number, scan);
        check.uncitedEvidence = control.evidenceUncited(number, check.citations);
        check.reviewReasons = reviewReasonsOf(check);
        check.needsReview = !check.reviewReasons.empty();
        checks.push_back(std::move(check));
    }
    std::vector<RuleReview> reviews = m_rules.review(transcript);
    for (std::size_t number = 0; number < checks.size(); ++number)
        checks[number].rules = checks[number].verdict == Verdict::fallback_delivered
                                   ? unasked(std::move(reviews[number]))
                                   : std::move(reviews[number]);
    return checks;
}

} // namespace cotejo
