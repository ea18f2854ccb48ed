#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cotejo
{

// One value that ratings take. `number` is set where its text is a plain number.
struct RatingCategory {
    std::string name;
    std::optional<double> number;
};

// One rating of an item: indexes into RatingTable::raters and ::categories.
struct RatingCell {
    std::uint32_t rater = 0;
    std::uint32_t category = 0;

    friend bool operator==(const RatingCell&, const RatingCell&) = default;
};

// Ratings of items by raters, with gaps. Made by RatingTableBuilder, which keeps: an item's cells are sorted
// by rater, at most one a rater; categories are in the declared order, else by number where all are numbers,
// else by the bytes of their names.
struct RatingTable {
    std::vector<std::string> items; // also those without any rating
    std::vector<std::string> raters;
    std::vector<RatingCategory> categories;
    bool declared = false;              // the category set was given, not collected
    std::vector<std::size_t> rowStarts; // items.size() + 1 places in `cells`
    std::vector<RatingCell> cells;

    [[nodiscard]] std::span<const RatingCell> row(std::size_t item) const
    {
        return std::span(cells).subspan(rowStarts[item], rowStarts[item + 1] - rowStarts[item]);
    }
    [[nodiscard]] bool numeric() const; // every category is a number
    [[nodiscard]] bool ordered() const
    {
        return declared || numeric();
    } // the categories' order means something
};

} // namespace cotejo
