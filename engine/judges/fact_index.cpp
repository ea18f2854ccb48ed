#include "engine/judges/fact_index.h"

#include <algorithm>
#include <cmath>

namespace cotejo
{
namespace
{

constexpr double kShare = 0.011; // how far two spellings of one number may be apart
constexpr double kRounding = 0.5;

std::string keyOf(ContextKind kind, const std::string& name)
{
    return static_cast<char>('A' + static_cast<int>(kind)) + name;
}

} // namespace

bool sameNumber(double a, double b)
{
    return std::abs(a - b) <= kShare * std::max(std::abs(a), std::abs(b)) ||
           (std::abs(a - b) < kRounding && std::round(a) == b);
}

bool isNumeric(ContextKind kind)
{
    return kind == ContextKind::dose || kind == ContextKind::lab || kind == ContextKind::index ||
           kind == ContextKind::number || kind == ContextKind::age;
}

FactIndex::FactIndex(const std::vector<ContextFact>& facts) : m_facts(facts)
{
    for (std::uint32_t i = 0; i < facts.size(); ++i) {
        m_values.at(static_cast<std::size_t>(facts[i].kind)).emplace_back(facts[i].value, i);
        m_names.emplace(keyOf(facts[i].kind, facts[i].name), i);
    }
    for (Values& values : m_values)
        std::sort(values.begin(), values.end());
}

bool FactIndex::gives(ContextKind kind) const
{
    return !m_values.at(static_cast<std::size_t>(kind)).empty();
}

// Nearly all of the values between are the same number, so the first look that holds is soon found.
const ContextFact* FactIndex::within(const std::vector<ContextKind>& kinds, double exact, double low,
                                     double high, bool reverse) const
{
    const ContextFact* best = nullptr;
    for (const ContextKind kind : kinds) {
        const Values& values = m_values.at(static_cast<std::size_t>(kind));
        for (const double from : {exact, low}) {
            auto place = std::lower_bound(values.begin(), values.end(), std::pair(from, std::uint32_t{0}));
            for (; place != values.end() && place->first <= high; ++place) {
                ++m_looks;
                const bool same = reverse ? sameNumber(place->first, exact) : sameNumber(exact, place->first);
                if (same)
                    break;
            }
            if (place == values.end() || place->first > high)
                continue;
            const ContextFact& fact = m_facts[place->second];
            const bool nearer = best != nullptr && best->value != exact && fact.value == exact;
            if (best == nullptr || nearer ||
                (fact.value == best->value && fact.range.begin < best->range.begin))
                best = &fact;
            break;
        }
    }
    return best;
}

const ContextFact* FactIndex::number(double value, const std::vector<ContextKind>& kinds) const
{
    const double low = std::min(value * (1 - kShare), std::round(value));
    const double high = std::max(value / (1 - kShare), std::round(value));
    return within(kinds, value, low, high, false);
}

const ContextFact* FactIndex::repeated(double value, const std::vector<ContextKind>& kinds) const
{
    const double reach = value == std::round(value) ? kRounding : 0;
    return within(kinds, value, std::min(value * (1 - kShare), value - reach),
                  std::max(value / (1 - kShare), value + reach), true);
}

const ContextFact* FactIndex::named(ContextKind kind, const std::string& name) const
{
    ++m_looks;
    const auto found = m_names.find(keyOf(kind, name));
    return found == m_names.end() ? nullptr : &m_facts[found->second];
}

} // namespace cotejo
