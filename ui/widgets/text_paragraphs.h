#pragma once

#include <QString>

#include <vector>

namespace cotejo
{

// A stretch of a section that is laid out by itself: a line of the source, or a piece of a very long one.
// UTF-16 offsets into the section's text, the line break left out.
struct TextParagraph {
    std::size_t section = 0;
    qsizetype start = 0;
    qsizetype end = 0;
    bool continues = false; // the next paragraph goes on with the same line of the source
};

// Splits at LF, CR LF, CR, U+2028 and U+2029, and lines of more than kLongest units at a blank, so that a
// text without line breaks is laid out piece by piece too. At least one paragraph.
inline constexpr qsizetype kLongestParagraph = 4000;
[[nodiscard]] std::vector<TextParagraph> splitParagraphs(const QString& text, std::size_t section);

} // namespace cotejo
