#pragma once

#include "engine/text/folded_range.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A number of a folded text with the unit behind it. Digits of identifiers (five and more in a row without a
// unit) and of names ("das28", "c3") are left out; "dos", "tres" … "doce" count before a unit of time.
struct TextNumber {
    FoldedRange range;
    double value = 0;
    std::string unit;   // folded, glued where a slash or % stands: "mg", "mg/dl", "mg/kg", "anos", "%"
    bool bound = false; // a comparator, a word of limit or target before it, or one end of a range
};

// In text order. Linear.
[[nodiscard]] std::vector<TextNumber> textNumbers(std::string_view folded);

// Weeks of a time unit ("dias", "h", "meses", "anos"), 0 for another unit.
[[nodiscard]] double weeksOf(std::string_view unit);

} // namespace cotejo
