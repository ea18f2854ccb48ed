#pragma once

#include <compare>
#include <cstddef>

namespace cotejo
{

// A range of a text in Unicode code points, end exclusive. Byte ranges and UTF-16 ranges are never kept in
// this type.
struct TextSpan {
    std::size_t start = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t length() const { return end - start; }
    [[nodiscard]] bool overlaps(const TextSpan& other) const
    {
        return start < other.end && other.start < end;
    }
    friend bool operator==(const TextSpan&, const TextSpan&) = default;
    friend auto operator<=>(const TextSpan&, const TextSpan&) = default;
};

} // namespace cotejo
