#pragma once

#include "engine/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// One judge's or person's answer to one leaf of one item. `met` is nothing where the leaf does not apply or
// cannot be judged.
struct LeafVerdict {
    std::string item;
    std::string leaf;
    std::string rater;
    std::optional<bool> met;
    std::string scenario; // empty where the file has none
};

struct LeafVerdictReading {
    std::vector<LeafVerdict> verdicts;
    std::vector<Error> refused; // rows that were not taken; `where` is "line 7"
};

// CSV with the header `item,leaf,rater,verdict` or `item,leaf,rater,verdict,scenario`; verdict is yes, no,
// not_applicable or cannot_judge. A row that gives a rater's verdict on a leaf of an item a second time is
// refused, as is one that puts an item into a second scenario. An error: no UTF-8, another header.
[[nodiscard]] Result<LeafVerdictReading> readLeafVerdicts(std::string_view csv);

} // namespace cotejo
