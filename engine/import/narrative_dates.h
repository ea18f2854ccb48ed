#pragma once

#include <string_view>

namespace cotejo
{

// True where a text gives whole days ("21-Nov 2012", "November 21, 2012", "2012-11-21"; months in Spanish or
// English) and none of them is `isoDay`. Days written in figures alone with the year last are left out: which
// is the month cannot be told.
[[nodiscard]] bool givesOtherDay(std::string_view text, std::string_view isoDay);

} // namespace cotejo
