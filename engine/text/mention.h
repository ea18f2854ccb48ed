#pragma once

#include "engine/text/assertion.h"
#include "engine/text/folded_range.h"
#include "engine/text/lexicon.h"

#include <cstddef>

namespace cotejo
{

// A term of a lexicon at a place of a note, and how the note speaks of it.
struct Mention {
    FoldedRange range;
    const LexiconEntry* entry = nullptr;
    std::size_t sentence = 0; // index into AnalysedNote::sentences()
    Assertion assertion;

    [[nodiscard]] bool is(std::string_view group) const { return entry->group == group; }
    [[nodiscard]] bool is(std::string_view group, std::string_view id) const
    {
        return entry->group == group && entry->id == id;
    }
};

} // namespace cotejo
