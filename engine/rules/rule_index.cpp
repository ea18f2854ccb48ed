#include "engine/rules/rule_index.h"

#include "engine/rules/analysed_text.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>

namespace cotejo
{
namespace
{

// Concepts of which at least one is there where the fact holds; nullptr where none need be.
const std::vector<ConceptNumber>* neededBy(const RuleFact& fact)
{
    switch (fact.role) {
    case FactRole::starts:
    case FactRole::uses:
    case FactRole::question:
    case FactRole::answer:
    case FactRole::named:
    case FactRole::failed:
        return &fact.any;
    case FactRole::says:
        for (const PatternGroup& group : fact.statement.all)
            if (group.amounts.empty())
                return &group.any;
        return nullptr;
    case FactRole::takes: // an earlier question may have said so
    case FactRole::absent:
    case FactRole::unasked:
    case FactRole::silent:
        return nullptr;
    }
    return nullptr;
}

} // namespace

RuleIndex::RuleIndex(const std::vector<Rule>& rules, const ConceptSet& concepts)
    : m_rules(rules.size()), m_byConcept(concepts.size())
{
    std::vector<std::size_t> below(concepts.size(), 0);
    for (ConceptNumber number = 0; number < concepts.size(); ++number)
        for (const ConceptNumber ancestor : concepts.at(number).ancestors)
            ++below[ancestor];
    for (std::uint32_t i = 0; i < rules.size(); ++i)
        for (const std::vector<RuleFact>& cause : rules[i].when) {
            const std::vector<ConceptNumber>* rarest = nullptr;
            std::size_t least = std::numeric_limits<std::size_t>::max();
            for (const RuleFact& fact : cause) {
                const std::vector<ConceptNumber>* needed = neededBy(fact);
                if (needed == nullptr)
                    continue;
                const std::size_t many =
                    std::accumulate(needed->begin(), needed->end(), std::size_t{0},
                                    [&](std::size_t sum, ConceptNumber n) { return sum + below[n]; });
                if (many < least) {
                    least = many;
                    rarest = needed;
                }
            }
            if (rarest == nullptr) {
                m_always.push_back(i);
                continue;
            }
            for (const ConceptNumber number : *rarest)
                m_byConcept[number].push_back(i);
        }
}

std::vector<std::uint32_t> RuleIndex::due(const AnalysedText& question, const AnalysedText& answer) const
{
    constexpr std::size_t kBits = 64;
    std::vector<std::uint64_t> isDue(m_rules / kBits + 1, 0);
    const auto set = [&](const std::vector<std::uint32_t>& numbers) {
        for (const std::uint32_t number : numbers)
            isDue[number / kBits] |= std::uint64_t{1} << (number % kBits);
    };
    set(m_always);
    for (const AnalysedText* text : {&question, &answer})
        for (const ConceptNumber concept_ : text->present())
            set(m_byConcept[concept_]);
    std::vector<std::uint32_t> numbers;
    for (std::size_t word = 0; word < isDue.size(); ++word)
        for (std::uint64_t bits = isDue[word]; bits != 0; bits &= bits - 1)
            numbers.push_back(static_cast<std::uint32_t>(word * kBits) +
                              static_cast<std::uint32_t>(std::countr_zero(bits)));
    return numbers;
}

} // namespace cotejo
