#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A number exactly as it was printed. Comparisons and sums are exact decimals: 0.3 × 7 and 2.1 are equal, as
// they are on paper.
class Decimal
{
public:
    Decimal() : m_lexeme("0") {}

    // Takes a JSON number ("8", "8.20", "-1e3"); nothing else. Magnitudes no double holds are refused.
    [[nodiscard]] static std::optional<Decimal> parse(std::string_view lexeme);
    [[nodiscard]] static Decimal fromDouble(double value); // the shortest decimal that reads back as `value`

    [[nodiscard]] const std::string& lexeme() const { return m_lexeme; }
    [[nodiscard]] double value() const;
    [[nodiscard]] int printedDecimals() const; // "8" 0, "8.20" 2, "8.2e-1" 2

    [[nodiscard]] static std::strong_ordering compare(const Decimal& a, const Decimal& b);
    [[nodiscard]] static Decimal weightedSum(const std::vector<Decimal>& values,
                                             const std::vector<Decimal>& weights);
    [[nodiscard]] static Decimal distance(const Decimal& a, const Decimal& b); // |a − b|

    friend bool operator==(const Decimal& a, const Decimal& b) { return compare(a, b) == 0; }
    friend std::strong_ordering operator<=>(const Decimal& a, const Decimal& b) { return compare(a, b); }

private:
    explicit Decimal(std::string lexeme) : m_lexeme(std::move(lexeme)) {}
    std::string m_lexeme;
};

} // namespace cotejo
