#pragma once

#include "engine/agreement/rating_table_builder.h"

#include <string_view>
#include <vector>

namespace cotejo
{

struct RatingReaderOptions {
    std::vector<std::string> categories; // the declared set in its order; empty: what the file holds
    RepeatedRating repeated = RepeatedRating::refuse;
};

struct RatingReading {
    RatingTable table;
    std::size_t rows = 0;       // rows taken
    std::vector<Error> refused; // rows that were not; `where` is "line 7"
};

// Reads FORMATS §9's long form: CSV, header `item,rater,value`, one rating a row. Blanks around a cell do not
// count. An error (nothing can be used): no UTF-8, another header, a rating given twice.
[[nodiscard]] Result<RatingReading> readRatings(std::string_view csv,
                                                const RatingReaderOptions& options = {});

} // namespace cotejo
