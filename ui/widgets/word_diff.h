#pragma once

#include "engine/base/text_span.h"

#include <QString>

#include <vector>

namespace cotejo
{

// What differs between two texts, word by word. Spans are code points of the text they belong to and cover
// whole words; blanks alone are a difference too.
struct WordDiff {
    struct Place { // one stretch that differs; one of the two may be empty, and then says where the other was
                   // put in or taken out
        TextSpan removed; // of the first text
        TextSpan added;   // of the second
    };
    std::vector<Place> places; // in order, none touching

    [[nodiscard]] static WordDiff between(const QString& first, const QString& second);
};

} // namespace cotejo
