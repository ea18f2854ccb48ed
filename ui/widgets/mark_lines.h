#pragma once

#include <QtGlobal>

#include <cstddef>
#include <vector>

namespace cotejo
{

// Lines under overlapping marks stack: level 0 is next to the text. What finds no level is counted for a
// badge "+2".
struct MarkLineSpan {
    qsizetype start = 0;
    qsizetype end = 0;
    int level = -1; // 0, 1, 2; −1: no line of its own
    int beyond = 0; // on the span whose badge says so: how many have no line
};

inline constexpr int kMarkLineLevels = 3;

// Spans in order of start. Fills level, below `levels`, and beyond: `beyond` goes to the drawn span that ends
// last among those the undrawn one overlaps.
void stackLines(std::vector<MarkLineSpan>& spans, int levels = kMarkLineLevels);

} // namespace cotejo
