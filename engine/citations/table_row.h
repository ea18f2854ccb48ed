#pragma once

#include "engine/citations/pmid_label.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// A cell as bytes of a FoldedAnswer's view.
struct TableCell {
    std::size_t begin = 0;
    std::size_t end = 0;
};

// The cells between `begin` and `end`, cut at `delimiter`; the empty ends outside the outer bars of a
// Markdown row are left out.
[[nodiscard]] std::vector<TableCell> tableCells(std::string_view text, std::size_t begin, std::size_t end,
                                                char delimiter);

// A column that holds PMIDs, by its heading cell.
struct PmidColumn {
    std::size_t index = 0;
    bool alone = false; // the heading says nothing but "PMID", in the singular
};

// The columns among heading cells; with `exact` the label must be all a heading says.
[[nodiscard]] std::vector<PmidColumn> pmidColumns(std::string_view text,
                                                  const std::vector<TableCell>& headings, bool exact);

} // namespace cotejo
