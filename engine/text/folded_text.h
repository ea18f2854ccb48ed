#pragma once

#include "engine/text/folded_range.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A text brought to one shape for matching, with the way back. Folding: lower case, accents and other marks
// off, full width and ligatures to plain letters, dashes to '-', a run of blanks to one character ('\n' where
// the run holds a line end, '\t' where it holds a tab or three blanks, else ' '), words broken by a hyphen at
// a line end joined, UTF-8 read as Latin-1 repaired ("aÃ±os"), a 1 or 0 inside a long word read as l (in
// capitals i) or o,
// invisible characters off, boxes of a form and what an empty box offers to a blank. Folding what is folded
// changes nothing. Linear time.
class FoldedText
{
public:
    FoldedText() = default;
    explicit FoldedText(std::string_view text); // valid UTF-8; not kept

    [[nodiscard]] std::string_view view() const { return m_folded; }

    // Bytes of the given text that `range` stands for; marks that were taken off go with their letter.
    [[nodiscard]] std::size_t sourceBegin(const FoldedRange& range) const;
    [[nodiscard]] std::size_t sourceEnd(const FoldedRange& range) const;

    [[nodiscard]] bool upperAt(std::size_t position) const; // the letter was a capital in the text as given
    [[nodiscard]] bool accentedAt(const FoldedRange& range,
                                  std::string_view source) const; // letters above ASCII stood there
    [[nodiscard]] bool mostlyUpper() const
    {
        return m_mostlyUpper;
    } // a note typed in capitals: case says nothing
    [[nodiscard]] const std::vector<std::size_t>& joins() const
    {
        return m_joins;
    } // where a line end inside a word was taken off
    [[nodiscard]] const std::vector<std::size_t>& blankLines() const
    {
        return m_blankLines;
    } // positions of '\n' that held one

private:
    friend class TextFolding;
    std::string m_folded;
    std::vector<std::uint32_t> m_begin; // per folded byte: first source byte
    std::vector<std::uint32_t> m_end;   // per folded byte: one past the last source byte
    std::vector<std::uint8_t> m_upper;  // per folded byte: 1 for a capital
    std::vector<std::size_t> m_joins;
    std::vector<std::size_t> m_blankLines;
    bool m_mostlyUpper = false;
};

// The folded form alone, for terms of a lexicon.
[[nodiscard]] std::string foldedForm(std::string_view text);

} // namespace cotejo
