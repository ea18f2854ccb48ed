#include "engine/agreement/rating_patterns.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>

namespace cotejo
{
namespace
{
constexpr std::uint32_t kNotAsked = std::numeric_limits<std::uint32_t>::max();
constexpr double kExactLimit = 4503599627370496.0; // 2^52

std::vector<double> wholeNumbersOf(const std::vector<double>& numbers)
{
    double power = 1;
    for (int decimals = 0; decimals <= 9; ++decimals, power *= 10) {
        std::vector<double> whole;
        for (const double number : numbers) {
            const double scaled = std::round(number * power);
            if (std::abs(scaled) > kExactLimit || scaled / power != number)
                break;
            whole.push_back(scaled);
        }
        if (whole.size() == numbers.size())
            return whole;
    }
    return numbers;
}

std::string_view bytesOf(std::span<const RatingCell> cells)
{
    static_assert(sizeof(RatingCell) == 8);
    return {reinterpret_cast<const char*>(cells.data()), cells.size_bytes()};
}
} // namespace

RatingPatterns::RatingPatterns(const RatingTable& table, const std::vector<std::uint32_t>& raters)
    : m_raterCount(raters.empty() ? table.raters.size() : raters.size()),
      m_categoryCount(table.categories.size())
{
    if (table.numeric()) {
        for (const RatingCategory& category : table.categories)
            m_numbers.push_back(*category.number);
        m_wholeNumbers = wholeNumbersOf(m_numbers);
    }
    std::vector<std::uint32_t> place(table.raters.size(), raters.empty() ? 0 : kNotAsked);
    for (std::uint32_t i = 0; i < m_raterCount; ++i)
        place[raters.empty() ? i : raters[i]] = i;

    std::vector<RatingCell> chosen;
    chosen.reserve(table.cells.size());
    std::vector<std::size_t> starts{0};
    for (std::size_t item = 0; item < table.items.size(); ++item) {
        for (const RatingCell& cell : table.row(item)) {
            if (place[cell.rater] != kNotAsked)
                chosen.push_back({place[cell.rater], cell.category});
        }
        const auto from = chosen.begin() + static_cast<std::ptrdiff_t>(starts.back());
        std::sort(from, chosen.end(),
                  [](const RatingCell& a, const RatingCell& b) { return a.rater < b.rater; });
        starts.push_back(chosen.size());
    }
    std::unordered_map<std::string_view, std::size_t> known;
    for (std::size_t item = 0; item + 1 < starts.size(); ++item) {
        const auto cells =
            std::span<const RatingCell>(chosen).subspan(starts[item], starts[item + 1] - starts[item]);
        const auto [found, isNew] = known.try_emplace(bytesOf(cells), m_counts.size());
        if (isNew)
            add(cells);
        m_counts[found->second] += 1;
    }
}

void RatingPatterns::add(std::span<const RatingCell> cells)
{
    m_cells.insert(m_cells.end(), cells.begin(), cells.end());
    m_starts.push_back(m_cells.size());
    m_counts.push_back(0);
}

bool RatingPatterns::usable(std::size_t pattern, ItemsUsed rule) const
{
    const std::size_t ratings = m_starts[pattern + 1] - m_starts[pattern];
    switch (rule) {
    case ItemsUsed::rated:
        return ratings >= 1;
    case ItemsUsed::pairable:
        return ratings >= 2;
    case ItemsUsed::complete:
        return ratings >= 2 && ratings == m_raterCount;
    }
    return false;
}

} // namespace cotejo
