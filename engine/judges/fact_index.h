#pragma once

#include "engine/judges/context_fact.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cotejo
{

// Two spellings of one number: equal up to 1.1 %, or `b` is `a` rounded to a whole one.
[[nodiscard]] bool sameNumber(double a, double b);
// Dose, lab, index, age or bare number: a value counts as used whatever it is called.
[[nodiscard]] bool isNumeric(ContextKind kind);

// Looks data of a text up by kind and value. Made in O(n log n); a look-up is O(log n), however many data
// there are. The facts must outlive it.
class FactIndex
{
public:
    explicit FactIndex(const std::vector<ContextFact>& facts);

    [[nodiscard]] bool gives(ContextKind kind) const;
    // A datum of `kinds` that says the number `value`, the same one before a rounded one.
    [[nodiscard]] const ContextFact* number(double value, const std::vector<ContextKind>& kinds) const;
    // The other way round: a datum that `value` repeats, perhaps rounded.
    [[nodiscard]] const ContextFact* repeated(double value, const std::vector<ContextKind>& kinds) const;
    // The first datum of this kind and name.
    [[nodiscard]] const ContextFact* named(ContextKind kind, const std::string& name) const;
    // Data compared so far: what a test holds the growth of.
    [[nodiscard]] std::size_t looks() const { return m_looks; }

private:
    using Values = std::vector<std::pair<double, std::uint32_t>>; // value, place; sorted
    [[nodiscard]] const ContextFact* within(const std::vector<ContextKind>& kinds, double exact, double low,
                                            double high, bool reverse) const;

    const std::vector<ContextFact>& m_facts;
    std::array<Values, kContextKinds> m_values;
    std::unordered_map<std::string, std::uint32_t> m_names; // kind and name
    mutable std::size_t m_looks = 0;
};

} // namespace cotejo
