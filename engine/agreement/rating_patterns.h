#pragma once

#include "engine/agreement/rating_table.h"

#include <optional>
#include <span>
#include <vector>

namespace cotejo
{

// Which items a coefficient can use.
enum class ItemsUsed { rated, pairable, complete }; // ≥ 1 rating, ≥ 2 ratings, a rating of every rater

// A weight for each pattern: how many items of a sample show it. RatingPatterns::counts() is the sample that
// was read; a resample has other weights over the same patterns.
using PatternWeights = std::span<const double>;

// The distinct rows of ratings and how many items show each. 100,000 items that two raters judge yes or no
// are at most nine patterns, so that every coefficient, and every resample, costs little.
class RatingPatterns
{
public:
    // Of the raters named by index, in this order; all where none is named. Linear in the table.
    explicit RatingPatterns(const RatingTable& table, const std::vector<std::uint32_t>& raters = {});

    [[nodiscard]] std::size_t size() const { return m_counts.size(); }
    [[nodiscard]] std::span<const RatingCell> cells(std::size_t pattern) const
    {
        return std::span(m_cells).subspan(m_starts[pattern], m_starts[pattern + 1] - m_starts[pattern]);
    }
    [[nodiscard]] PatternWeights counts() const { return m_counts; }
    [[nodiscard]] std::size_t raterCount() const { return m_raterCount; }
    [[nodiscard]] std::size_t categoryCount() const { return m_categoryCount; }
    [[nodiscard]] bool usable(std::size_t pattern, ItemsUsed rule) const;

    // The categories' numbers where all are; whole numbers (scaled by a power of ten) where that is exact, so
    // that sums of squares are, too. Every coefficient that uses them is free of origin and scale, but ratio
    // α.
    [[nodiscard]] const std::vector<double>& wholeNumbers() const { return m_wholeNumbers; }
    [[nodiscard]] const std::vector<double>& numbers() const { return m_numbers; } // as written

private:
    void add(std::span<const RatingCell> cells);

    std::size_t m_raterCount;
    std::size_t m_categoryCount;
    std::vector<double> m_numbers;
    std::vector<double> m_wholeNumbers;
    std::vector<std::size_t> m_starts{0};
    std::vector<RatingCell> m_cells;
    std::vector<double> m_counts;
};

} // namespace cotejo
