#include "engine/agreement/rating_table.h"

#include <algorithm>

namespace cotejo
{

bool RatingTable::numeric() const
{
    return std::all_of(categories.begin(), categories.end(),
                       [](const RatingCategory& category) { return category.number.has_value(); });
}

} // namespace cotejo
