#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cotejo
{

// A run of letters and digits that may be a PMID. Positions are bytes of a FoldedAnswer's view.
struct PmidToken {
    std::size_t begin = 0;
    std::size_t end = 0; // equal to begin where there is none
    std::size_t digits = 0;
    std::size_t significant = 0; // digits after leading zeros
    std::size_t letters = 0;

    [[nodiscard]] bool empty() const { return begin == end; }
    [[nodiscard]] bool isNumber() const { return letters == 0 && digits > 0; }
    [[nodiscard]] bool isPmid() const { return isNumber() && significant >= 1 && significant <= 8; }
};

// The run that begins at `i`; "22290657PMID…" ends before the next label.
[[nodiscard]] PmidToken readPmidToken(std::string_view text, std::size_t i);

// The end of a number written in groups of three ("31 234 567", "31,234,567"), the token's own end where it
// is not.
[[nodiscard]] std::size_t groupedEnd(std::string_view text, const PmidToken& token);

// The end of digits joined by hyphens ("1108-23"), the token's own end where there are none.
[[nodiscard]] std::size_t hyphenatedEnd(std::string_view text, const PmidToken& token);

// A digit follows behind a point: "2.5".
[[nodiscard]] bool isDecimal(std::string_view text, const PmidToken& token);

// The number stands by itself: not part of an address, a decimal, a range or a longer code.
[[nodiscard]] bool standsAlone(std::string_view text, const PmidToken& token);

// Digits of a PMID as lists and entries hold it: no leading zeros. Takes folded digits.
[[nodiscard]] std::string withoutLeadingZeros(std::string_view digits);

} // namespace cotejo
