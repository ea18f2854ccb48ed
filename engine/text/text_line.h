#pragma once

#include "engine/text/folded_range.h"

#include <vector>

namespace cotejo
{

// One line of a note as typed, blanks at both ends off.
struct TextLine {
    FoldedRange range;
    std::vector<FoldedRange> cells; // two or more where pipes, tabs or wide gaps part it; a cell may be empty
    bool pipes = false;             // a row of a table with pipes
    bool bullet = false;            // begins with a bullet or a number with a point or bracket
    bool wraps = false;             // the sentence goes on in the next line
    std::size_t content = 0;        // begin of the text after bullet and number
    std::size_t valueCell = 0;      // in a table with a column a visit: the cell of the newest; 0 elsewhere
    std::size_t valueLine =
        0; // in a row of labels with a row a visit below: the line of the newest; 0 elsewhere
};

} // namespace cotejo
