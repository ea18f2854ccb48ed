#pragma once

#include "engine/agreement/name_index.h"
#include "engine/agreement/rating_table.h"
#include "engine/base/result.h"

#include <string_view>

namespace cotejo
{

enum class RepeatedRating { refuse, keepLast };

// Collects ratings one by one into a RatingTable. Linear in their number (an item's few ratings are sorted).
class RatingTableBuilder
{
public:
    // `declared` is the category set in its order; empty: the values that come are the set. A declared number
    // takes every way to write it ("1", "1.0"); so do collected ones where all values are numbers.
    explicit RatingTableBuilder(const std::vector<std::string>& declared = {});

    // An empty value is a missing rating; its item and rater are known from then on. `line` is named when the
    // rating is repeated. Refused, and not taken: an empty item or rater, NaN and infinities, a value outside
    // the declared set.
    [[nodiscard]] Result<void> add(std::string_view item, std::string_view rater, std::string_view value,
                                   std::size_t line = 0);

    // ratings.repeated where the same item and rater came twice (an empty value counts), unless the last is
    // to be kept. The builder is spent.
    [[nodiscard]] Result<RatingTable> finish(RepeatedRating policy = RepeatedRating::refuse);

private:
    struct Row {
        std::uint32_t item = 0;
        std::uint32_t rater = 0;
        std::uint32_t value = 0;
        std::size_t line = 0;
    };

    [[nodiscard]] std::optional<std::uint32_t> declaredValue(std::string_view value);
    void orderCollectedCategories();
    void sortByItem(std::vector<Row>& sorted, std::vector<std::size_t>& starts) const;
    [[nodiscard]] Error repeated(const Row& first, const Row& second) const;

    RatingTable m_table;
    NameIndex m_items;
    NameIndex m_raters;
    NameIndex m_values;
    std::vector<std::uint32_t> m_categoryOfValue; // where declared
    std::vector<Row> m_rows;
};

} // namespace cotejo
