#pragma once

#include <cstdint>
#include <optional>

namespace cotejo
{

// A fraction in lowest terms whose parts fit in 53 bits, so that its double is correctly rounded. Operations
// that leave that range give nullopt.
class SmallFraction
{
public:
    SmallFraction() = default; // 0

    [[nodiscard]] static std::optional<SmallFraction> of(std::uint64_t numerator, std::uint64_t denominator);
    [[nodiscard]] std::optional<SmallFraction> plus(const SmallFraction& other) const;
    [[nodiscard]] std::optional<SmallFraction> dividedBy(std::uint64_t divisor) const;

    [[nodiscard]] std::uint64_t numerator() const { return m_numerator; }
    [[nodiscard]] std::uint64_t denominator() const { return m_denominator; }
    [[nodiscard]] double value() const
    {
        return static_cast<double>(m_numerator) / static_cast<double>(m_denominator);
    }

private:
    SmallFraction(std::uint64_t numerator, std::uint64_t denominator)
        : m_numerator(numerator), m_denominator(denominator)
    {
    }

    std::uint64_t m_numerator = 0;
    std::uint64_t m_denominator = 1;
};

// The least common multiple, where it stays within 53 bits.
[[nodiscard]] std::optional<std::uint64_t> smallCommonMultiple(std::uint64_t a, std::uint64_t b);

} // namespace cotejo
