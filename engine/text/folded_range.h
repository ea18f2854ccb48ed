#pragma once

#include <compare>
#include <cstddef>

namespace cotejo
{

// A range of a note's folded text in bytes, end exclusive. Everything inside the text layer and the
// extractors is kept in this unit; AnalysedNote::span and AnalysedNote::evidence lead back to code points of
// the text as given.
struct FoldedRange {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t length() const { return end - begin; }
    [[nodiscard]] bool empty() const { return begin >= end; }
    [[nodiscard]] bool contains(std::size_t position) const { return begin <= position && position < end; }
    [[nodiscard]] bool contains(const FoldedRange& other) const
    {
        return begin <= other.begin && other.end <= end;
    }
    [[nodiscard]] bool overlaps(const FoldedRange& other) const
    {
        return begin < other.end && other.begin < end;
    }
    friend bool operator==(const FoldedRange&, const FoldedRange&) = default;
    friend auto operator<=>(const FoldedRange&, const FoldedRange&) = default;
};

} // namespace cotejo
