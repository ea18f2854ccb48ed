#include "engine/agreement/rating_table_builder.h"

#include "engine/base/csv_cell.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>

namespace cotejo
{
namespace
{
constexpr std::uint32_t kMissing = std::numeric_limits<std::uint32_t>::max();

std::optional<double> numberOf(std::string_view text)
{
    if (!isPlainNumber(text))
        return std::nullopt;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = problem == std::errc() && end == text.data() + text.size() && std::isfinite(value);
    return whole ? std::optional(value) : std::nullopt;
}

bool isNonFiniteWord(std::string_view text)
{
    if (text.starts_with('+') || text.starts_with('-'))
        text.remove_prefix(1);
    std::string lower;
    for (const char c : text.substr(0, 9))
        lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return lower == "nan" || lower == "inf" || lower == "infinity";
}
} // namespace

RatingTableBuilder::RatingTableBuilder(const std::vector<std::string>& declared)
{
    m_table.declared = !declared.empty();
    for (const std::string& name : declared) {
        m_table.categories.push_back({name, numberOf(name)});
        m_categoryOfValue.push_back(m_values.intern(name));
    }
}

std::optional<std::uint32_t> RatingTableBuilder::declaredValue(std::string_view value)
{
    if (const auto known = m_values.find(value))
        return known;
    const auto number = numberOf(value);
    if (!number)
        return std::nullopt;
    for (std::size_t i = 0; i < m_table.categories.size(); ++i) {
        if (m_table.categories[i].number == number) {
            m_categoryOfValue.push_back(static_cast<std::uint32_t>(i));
            return m_values.intern(value);
        }
    }
    return std::nullopt;
}

Result<void> RatingTableBuilder::add(std::string_view item, std::string_view rater, std::string_view value,
                                     std::size_t line)
{
    const auto where = [line] { return "line " + std::to_string(line); };
    if (item.empty() || rater.empty())
        return fail("ratings.nameless", where(),
                    item.empty() ? "an item, not an empty cell" : "a rater, not an empty cell");
    if (isNonFiniteWord(value))
        return fail("ratings.not_finite", where(),
                    "a finite number, a label, or an empty cell for a missing rating");
    Row row{0, 0, kMissing, line};
    std::optional<std::uint32_t> known;
    if (!value.empty() && m_table.declared) {
        known = declaredValue(value);
        if (!known)
            return fail("ratings.undeclared", where(), "one of the declared categories");
        row.value = *known;
    } else if (!value.empty()) {
        row.value = m_values.intern(value);
    }
    row.item = !m_rows.empty() && m_items.names()[m_rows.back().item] == item ? m_rows.back().item
                                                                              : m_items.intern(item);
    row.rater = m_raters.intern(rater);
    m_rows.push_back(row);
    return {};
}

void RatingTableBuilder::orderCollectedCategories()
{
    std::vector<RatingCategory> values;
    for (const std::string& name : m_values.names())
        values.push_back({name, numberOf(name)});
    std::vector<std::uint32_t> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    const bool numeric =
        std::all_of(values.begin(), values.end(), [](const auto& v) { return v.number.has_value(); });
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return numeric ? *values[a].number < *values[b].number : values[a].name < values[b].name;
    });
    m_categoryOfValue.assign(values.size(), 0);
    for (const std::uint32_t value : order) {
        auto& categories = m_table.categories;
        if (!numeric || categories.empty() || *categories.back().number != *values[value].number)
            categories.push_back(values[value]);
        m_categoryOfValue[value] = static_cast<std::uint32_t>(categories.size() - 1);
    }
}

void RatingTableBuilder::sortByItem(std::vector<Row>& sorted, std::vector<std::size_t>& starts) const
{
    starts.assign(m_items.names().size() + 1, 0);
    for (const Row& row : m_rows)
        ++starts[row.item + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    sorted.resize(m_rows.size());
    std::vector<std::size_t> next(starts.begin(), starts.end() - 1);
    for (const Row& row : m_rows)
        sorted[next[row.item]++] = row;
}

Error RatingTableBuilder::repeated(const Row& first, const Row& second) const
{
    return {"ratings.repeated", "line " + std::to_string(second.line),
            "one rating of item \"" + m_items.names()[first.item] + "\" by rater \"" +
                m_raters.names()[first.rater] + "\"; line " + std::to_string(first.line) +
                " has one already (--keep last takes the later one)"};
}

Result<RatingTable> RatingTableBuilder::finish(RepeatedRating policy)
{
    if (!m_table.declared)
        orderCollectedCategories();
    std::vector<Row> rows;
    std::vector<std::size_t> starts;
    sortByItem(rows, starts);
    m_table.rowStarts.push_back(0);
    m_table.cells.reserve(rows.size());
    const auto byRater = [](const Row& a, const Row& b) { return a.rater < b.rater; };
    for (std::size_t item = 0; item + 1 < starts.size(); ++item) {
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(starts[item]);
        const auto end = rows.begin() + static_cast<std::ptrdiff_t>(starts[item + 1]);
        if (!std::is_sorted(begin, end, byRater))
            std::stable_sort(begin, end, byRater);
        for (auto row = begin; row != end; ++row) {
            const bool again = row + 1 != end && (row + 1)->rater == row->rater;
            if (again && policy == RepeatedRating::refuse)
                return tl::unexpected(repeated(*row, *(row + 1)));
            if (!again && row->value != kMissing)
                m_table.cells.push_back({row->rater, m_categoryOfValue[row->value]});
        }
        m_table.rowStarts.push_back(m_table.cells.size());
    }
    m_table.items = m_items.take();
    m_table.raters = m_raters.take();
    return std::move(m_table);
}

} // namespace cotejo
