#include "engine/rubrics/small_fraction.h"

#include <numeric>

namespace cotejo
{
namespace
{
constexpr std::uint64_t kLimit = std::uint64_t{1} << 53U;

std::optional<std::uint64_t> product(std::uint64_t a, std::uint64_t b)
{
    return b != 0 && a > kLimit / b ? std::nullopt : std::optional(a * b);
}
} // namespace

std::optional<SmallFraction> SmallFraction::of(std::uint64_t numerator, std::uint64_t denominator)
{
    if (denominator == 0)
        return std::nullopt;
    const std::uint64_t common = std::gcd(numerator, denominator);
    const SmallFraction fraction(numerator / common, denominator / common);
    const bool fits = fraction.m_numerator <= kLimit && fraction.m_denominator <= kLimit;
    return fits ? std::optional(fraction) : std::nullopt;
}

std::optional<SmallFraction> SmallFraction::plus(const SmallFraction& other) const
{
    const auto denominator = smallCommonMultiple(m_denominator, other.m_denominator);
    if (!denominator)
        return std::nullopt;
    const auto mine = product(m_numerator, *denominator / m_denominator);
    const auto its = product(other.m_numerator, *denominator / other.m_denominator);
    return mine && its ? of(*mine + *its, *denominator) : std::nullopt;
}

std::optional<SmallFraction> SmallFraction::dividedBy(std::uint64_t divisor) const
{
    const std::uint64_t common = std::gcd(m_numerator, divisor);
    const auto denominator = common == 0 ? std::nullopt : product(m_denominator, divisor / common);
    return denominator ? of(m_numerator / common, *denominator) : std::nullopt;
}

std::optional<std::uint64_t> smallCommonMultiple(std::uint64_t a, std::uint64_t b)
{
    return product(a / std::gcd(a, b), b);
}

} // namespace cotejo
