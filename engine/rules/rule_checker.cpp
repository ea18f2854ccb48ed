#include "engine/rules/rule_checker.h"

#include "engine/rules/consultation.h"
#include "engine/rules/statement_matcher.h"

#include <algorithm>
#include <memory>

namespace cotejo
{
namespace
{

constexpr std::size_t kEarlierAnswers = 3;  // looked at for what was said before
constexpr std::size_t kLongestDenial = 400; // bytes

bool applies(const Rule& rule, const Consultation& consultation)
{
    return std::any_of(rule.when.begin(), rule.when.end(), [&](const std::vector<RuleFact>& facts) {
        return std::all_of(facts.begin(), facts.end(),
                           [&](const RuleFact& fact) { return consultation.holds(fact); });
    });
}

// Speaks of something that a rule could ask for: an apology or a question back recommends nothing.
bool advises(const AnalysedText& answer)
{
    if (!answer.amounts().empty())
        return true;
    return std::any_of(answer.mentions().begin(), answer.mentions().end(),
                       [&](const ConceptMention& mention) {
                           const Concept& meant = answer.concepts().at(mention.number);
                           return meant.isContent() && meant.kind != "other" && meant.kind != "time";
                       });
}

// "¿Cada cuánto lámpara de hendidura?" – "Cada 3 meses": the question names it, the answer says how often.
bool answersHowOften(const Rule& rule, const AnalysedText& question, const AnalysedText& answer)
{
    const bool interval = std::any_of(answer.amounts().begin(), answer.amounts().end(),
                                      [](const StatedAmount& a) { return a.unit == AmountUnit::weeks; });
    if (!interval)
        return false;
    return std::any_of(rule.wanted.begin(), rule.wanted.end(), [&](const StatementPattern& pattern) {
        const auto& numbers = pattern.all.front().any;
        return pattern.all.size() == 1 &&
               std::any_of(numbers.begin(), numbers.end(), [&](ConceptNumber number) {
                   const auto posted = question.mentionsOf(number);
                   return std::any_of(posted.begin(), posted.end(), [&](std::uint32_t index) {
                       const ConceptMention& mention = question.mentions()[index];
                       return question.sentences()[mention.sentence].question && !mention.stance.family &&
                              mention.stance.polarity == Polarity::stated;
                   });
               });
    });
}

bool satisfiedBy(const Rule& rule, const AnalysedText& text)
{
    return std::any_of(rule.wanted.begin(), rule.wanted.end(), [&](const StatementPattern& pattern) {
        return StatementMatcher::first(pattern, text).has_value();
    });
}

std::optional<StatementFinding> denialIn(const Rule& rule, const AnalysedText& text, WantedStance how)
{
    std::optional<StatementFinding> earliest;
    for (const StatementPattern& pattern : rule.wanted) {
        const WantedStance own = pattern.all.front().stance;
        if (own != WantedStance::stated && own != WantedStance::done &&
            !(own == WantedStance::heeded && how == WantedStance::unneeded))
            continue;
        auto found = StatementMatcher::first(pattern, text, how);
        if (found && (!earliest || found->core.begin < earliest->core.begin))
            earliest = std::move(found);
    }
    if (earliest) { // a denial is shown with the words that deny
        const FoldedRange sentence = text.sentences()[text.sentenceAt(earliest->core.begin)].range;
        if (sentence.length() <= kLongestDenial) {
            earliest->span = text.span(sentence);
            earliest->quote = text.quote(sentence);
        }
    }
    return earliest;
}

RuleFinding findingOf(const Rule& rule, RuleFindingKind kind, const std::optional<StatementFinding>& place)
{
    RuleFinding finding;
    finding.rule = rule.id;
    finding.family = rule.family;
    finding.kind = kind;
    finding.severity = rule.severity;
    if (kind == RuleFindingKind::denied && rule.severity == RuleSeverity::major && !rule.provisional)
        finding.severity = RuleSeverity::critical; // said to be dispensable, not only left out
    finding.dimension = rule.dimension;
    finding.points = rule.points;
    if (place) {
        finding.span = place->span;
        finding.quote = place->quote;
    }
    finding.textEs = rule.textEs;
    finding.textEn = rule.textEn;
    finding.sources = rule.sources;
    finding.letter = rule.letter;
    finding.fact = rule.fact;
    finding.provisional = rule.provisional;
    return finding;
}

void count(const Rule& rule, const std::optional<RuleFinding>& finding, RuleOutcome& outcome)
{
    if (rule.provisional)
        return;
    ++outcome.applied;
    auto place = std::find_if(outcome.dimensions.begin(), outcome.dimensions.end(),
                              [&](const auto& d) { return d.id == rule.dimension; });
    if (place == outcome.dimensions.end())
        place = outcome.dimensions.insert(place, {rule.dimension, 0, 0, false});
    place->possible += rule.points;
    place->earned += finding ? 0 : rule.points;
    place->critical = place->critical || (finding && finding->severity == RuleSeverity::critical);
}

} // namespace

std::optional<RuleFinding> RuleChecker::judge(const Rule& rule, const AnalysedText& answer)
{
    for (const StatementPattern& pattern : rule.forbidden)
        if (const auto place = StatementMatcher::first(pattern, answer))
            return findingOf(rule, RuleFindingKind::forbidden, place);
    if (rule.wanted.empty())
        return std::nullopt;
    const bool satisfied = satisfiedBy(rule, answer);
    if (rule.denialWins || !satisfied)
        if (const auto denial = denialIn(rule, answer, WantedStance::unneeded))
            return findingOf(rule, RuleFindingKind::denied, denial);
    if (satisfied)
        return std::nullopt;
    const auto denial = denialIn(rule, answer, WantedStance::against);
    return findingOf(rule, denial ? RuleFindingKind::denied : RuleFindingKind::missing, denial);
}

std::vector<RuleOutcome> RuleChecker::check(const std::vector<Exchange>& conversation) const
{
    std::vector<RuleOutcome> outcomes;
    std::vector<std::unique_ptr<AnalysedText>> answers;
    std::vector<std::vector<ConceptNumber>> taken; // by each question
    for (const Exchange& exchange : conversation) {
        const AnalysedText question(std::string(exchange.question), m_rules.concepts());
        answers.push_back(std::make_unique<AnalysedText>(std::string(exchange.answer), m_rules.concepts()));
        const AnalysedText& answer = *answers.back();
        const std::size_t from = answers.size() - 1 - std::min(answers.size() - 1, kEarlierAnswers);
        std::vector<ConceptNumber> takenBefore;
        for (std::size_t i = from; i < taken.size(); ++i)
            takenBefore.insert(takenBefore.end(), taken[i].begin(), taken[i].end());
        const Consultation consultation(question, answer, takenBefore);
        taken.push_back(consultation.taken());
        const bool silent = !advises(answer);
        RuleOutcome outcome;
        for (const std::uint32_t number : m_rules.index().due(question, answer)) {
            const Rule& rule = m_rules.rules()[number];
            if (!applies(rule, consultation))
                continue;
            std::optional<RuleFinding> finding = judge(rule, answer);
            if (finding && finding->kind == RuleFindingKind::missing) {
                const bool saidBefore =
                    std::any_of(answers.begin() + static_cast<std::ptrdiff_t>(from), answers.end() - 1,
                                [&](const auto& earlier) { return satisfiedBy(rule, *earlier); });
                if (silent || saidBefore || answersHowOften(rule, question, answer))
                    continue;
            }
            count(rule, finding, outcome);
            if (finding)
                outcome.findings.push_back(std::move(*finding));
            else
                outcome.satisfied.push_back(rule.id);
        }
        std::stable_sort(
            outcome.findings.begin(), outcome.findings.end(), [](const RuleFinding& a, const RuleFinding& b) {
                return std::pair(a.provisional, a.severity) < std::pair(b.provisional, b.severity);
            });
        outcomes.push_back(std::move(outcome));
        if (answers.size() > kEarlierAnswers + 1)
            answers[answers.size() - kEarlierAnswers - 2].reset();
    }
    return outcomes;
}

} // namespace cotejo
