#pragma once

#include "engine/citations/pmid_label.h"

namespace cotejo
{

// What stands between a label and the number it announces.
struct LabelGap {
    std::size_t number = 0; // where a letter or digit stands that may begin the number; 0 where there is none
    bool separator = false; // ':', '=' or '#' was there
    bool words = false;     // words were there: "PMIDs citados: …", "el PMID es …"
    bool lineEnd = false;   // the number stands on the next line
    bool closed = false;    // a bracket around the label was closed: "(PMID) …"
    bool crossed = false;   // a tag or the bar of a table stands between

    [[nodiscard]] bool found() const { return number != 0; }
};

// Looks a bounded way ahead. Emphasis, quotation marks, opening brackets, tags, blanks and one line end may
// stand between; words only where a colon or a verb leads to the number.
[[nodiscard]] LabelGap gapAfter(std::string_view text, const PmidLabel& label);

// Skips tags ("<b>", "</a>") and entities of blanks ("&nbsp;") that begin at `i`.
[[nodiscard]] std::size_t skipTags(std::string_view text, std::size_t i);

// The end of the target of a Markdown link whose ']' stands at `i`; `i` where no target follows.
[[nodiscard]] std::size_t skipLinkTarget(std::string_view text, std::size_t i);

} // namespace cotejo
