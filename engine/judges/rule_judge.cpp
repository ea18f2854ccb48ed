#include "engine/judges/rule_judge.h"

#include "engine/base/program_version.h"
#include "engine/rules/statement_matcher.h"

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{

constexpr std::size_t kShownPlaces = 6;

struct RuleOutcome {
    std::optional<bool> met;
    std::vector<AnswerEvidence> evidence;
};

class RuleRun
{
public:
    RuleRun(const RuleJudge::Item& item, const ContextComparison& context) : m_item(item), m_context(context)
    {
    }

    RuleOutcome run(const RubricRule& rule) const
    {
        switch (rule.kind) {
        case RubricRuleKind::states:
        case RubricRuleKind::avoids:
            return statement(rule);
        case RubricRuleKind::at_least:
            return parts(rule);
        case RubricRuleKind::uses:
            return uses(rule);
        case RubricRuleKind::agrees:
            return agrees(rule);
        case RubricRuleKind::structure:
            return structure(rule);
        case RubricRuleKind::cites:
            return cites(rule);
        }
        return {};
    }

private:
    AnswerEvidence evidence(const FoldedRange& place) const
    {
        return {m_item.answer.span(place), m_item.answer.quote(place)};
    }

    std::vector<AnswerEvidence> shown(const std::vector<FoldedRange>& places) const
    {
        std::vector<AnswerEvidence> all;
        for (std::size_t i = 0; i < std::min(places.size(), kShownPlaces); ++i)
            all.push_back(evidence(places[i]));
        return all;
    }

    RuleOutcome atLeast(const std::vector<FoldedRange>& places, std::size_t needed) const
    {
        return {places.size() >= needed, shown(places)};
    }

    RuleOutcome structure(const RubricRule& rule) const
    {
        const auto places = structurePlaces(rule.structure, m_item.answer);
        if (!rule.atMost)
            return atLeast(places, *rule.needed);
        return {places.size() <= *rule.atMost, shown(places)};
    }

    RuleOutcome statement(const RubricRule& rule) const
    {
        const auto found = StatementMatcher::first(rule.statement, m_item.answer);
        RuleOutcome outcome;
        outcome.met = found.has_value() == (rule.kind == RubricRuleKind::states);
        if (found)
            outcome.evidence.push_back({found->span, found->quote});
        return outcome;
    }

    // A part without a verdict counts neither way; none with one: no verdict.
    RuleOutcome parts(const RubricRule& rule) const
    {
        std::size_t met = 0;
        std::size_t open = 0;
        RuleOutcome outcome;
        std::vector<AnswerEvidence> against;
        for (const RubricRule& part : rule.parts) {
            RuleOutcome one = run(part);
            open += one.met.has_value() ? 0U : 1U;
            met += one.met.value_or(false) ? 1U : 0U;
            auto& into = one.met.value_or(false) ? outcome.evidence : against;
            into.insert(into.end(), one.evidence.begin(), one.evidence.end());
        }
        if (open == rule.parts.size())
            return {};
        const std::size_t needed = *rule.needed == rule.parts.size() ? *rule.needed - open : *rule.needed;
        outcome.met = met >= needed;
        if (!*outcome.met && !against.empty())
            outcome.evidence = std::move(against);
        return outcome;
    }

    RuleOutcome uses(const RubricRule& rule) const
    {
        const ContextUse use = m_context.use(rule.context);
        if (use.given == 0)
            return {};
        std::size_t needed = rule.needed ? std::min(*rule.needed, use.given) : use.given;
        if (rule.share)
            needed = static_cast<std::size_t>(std::ceil(*rule.share * static_cast<double>(use.given) - 1e-9));
        return atLeast(use.places, needed);
    }

    RuleOutcome agrees(const RubricRule& rule) const
    {
        bool given = false;
        RuleOutcome outcome;
        std::vector<FoldedRange> conflicts;
        for (const ContextKind kind : rule.context) {
            given = given || m_context.gives(kind);
            for (const FoldedRange& place : m_context.conflicts(kind))
                conflicts.push_back(place);
        }
        if (!given)
            return {};
        return {conflicts.empty(), shown(conflicts)};
    }

    RuleOutcome cites(const RubricRule& rule) const
    {
        RuleOutcome outcome;
        outcome.met = m_item.cited.size() >= *rule.needed;
        for (std::size_t i = 0; i < std::min(m_item.cited.size(), kShownPlaces); ++i)
            outcome.evidence.push_back({m_item.cited[i], {}});
        return outcome;
    }

    const RuleJudge::Item& m_item;
    const ContextComparison& m_context;
};

} // namespace

RuleJudge::RuleJudge(const JudgedTaxonomy& taxonomy) : m_taxonomy(taxonomy) {}

std::vector<LeafFinding> RuleJudge::judge(const Item& item, std::span<const std::uint32_t> leaves) const
{
    const ContextComparison context(item.question, item.answer);
    const RuleRun run(item, context);
    const JudgeName name{"rule", m_taxonomy.taxonomy().id(), std::string(programVersion())};
    std::vector<LeafFinding> findings;
    for (const std::uint32_t leaf : leaves) {
        const auto& rule = m_taxonomy.node(leaf).rule;
        if (!rule)
            continue;
        RuleOutcome outcome = run.run(*rule);
        findings.push_back({leaf, outcome.met, std::move(outcome.evidence), name,
                            outcome.met ? "" : "the question gives no such datum"});
    }
    return findings;
}

} // namespace cotejo
