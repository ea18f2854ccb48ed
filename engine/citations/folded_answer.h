#pragma once

#include "engine/base/text_span.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A text brought to one byte for each visible code point, so that identifiers are found whatever their case,
// width or digits, with the way back to code points of the text as given. Letters are lower case without
// accents, decimal digits of any script ASCII, blanks of any kind ' ' (tab stays, line ends are '\n'), dashes
// '-', typographic quotes plain, box rules '|'; other letters and other signs are the two bytes below. Format
// characters (soft hyphen, zero width, byte order mark, directions) and combining marks leave no byte, nor do
// HTML references to format characters ("&shy;", "&#8203;"). Linear.
class FoldedAnswer
{
public:
    static constexpr char kOtherLetter = '\x01'; // of a cased script other than Latin
    static constexpr char kOtherSign = '\x02';

    explicit FoldedAnswer(std::string_view text); // valid UTF-8; not kept

    [[nodiscard]] std::string_view view() const { return m_folded; }
    [[nodiscard]] std::size_t codePoint(std::size_t position) const;
    [[nodiscard]] TextSpan span(std::size_t begin,
                                std::size_t end) const; // from the first to the last visible code point
    [[nodiscard]] bool hidesFormatCharacter(std::size_t begin,
                                            std::size_t end) const; // between the first and the last

private:
    std::string m_folded;
    std::vector<std::uint32_t> m_skipped; // for each code point without a byte: the position it stands before
    std::vector<std::uint32_t> m_skippedFormat; // the format characters among them
};

} // namespace cotejo
