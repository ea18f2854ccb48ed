#pragma once

#include "engine/text/folded_range.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace cotejo
{

enum class AmountUnit : std::uint8_t {
    weeks,      // any length of time: a day is 1/7, a month 365.25/84, a year 365.25/7
    milligrams, // grams too
    milligramsPerKilogram,
    milligramsPerDecilitre,
    millilitresPerMinute
};

// A number with its unit, or a range ("2 a 4 semanas", 2 to 4). A list gives one amount for each number ("2 y
// 4 semanas", "2, 4 y 12 semanas"); so does a unit before its number ("semana 12").
struct StatedAmount {
    FoldedRange range;
    double from = 0;
    double to = 0;
    AmountUnit unit = AmountUnit::weeks;
};

// All of a folded text, in order. Linear.
[[nodiscard]] std::vector<StatedAmount> statedAmounts(std::string_view folded);

} // namespace cotejo
