#pragma once

#include "engine/text/folded_range.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Two numbers as one range: "15 a 25", "8-12", "entre 60 y 100", "2 mg a 4 mg".
struct NumberRun {
    FoldedRange whole;
    FoldedRange first;    // the first number with the joint behind it
    bool changed = false; // "bajó de 5.1 a 3.2": the second is the value
};

// In text order. Years and dates are none. Linear in the range.
[[nodiscard]] std::vector<NumberRun> numberRuns(std::string_view folded, const FoldedRange& range);

} // namespace cotejo
