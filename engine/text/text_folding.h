#pragma once

#include "engine/text/folded_text.h"

#include <cstdint>
#include <string_view>

namespace cotejo
{

// One run of folding; fills a FoldedText. The rules stand at FoldedText.
class TextFolding
{
public:
    TextFolding(std::string_view text, FoldedText& out) : m_text(text), m_out(out) {}
    void run();

private:
    struct CodePoint {
        std::int32_t value = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    [[nodiscard]] CodePoint at(std::size_t offset) const;
    [[nodiscard]] CodePoint
    visibleAfter(std::size_t offset) const; // the next that folds to something; value -1 at the end
    void repairMojibake(CodePoint& point) const;
    void resize(std::size_t size);
    void makeRoom(std::size_t count);
    void takePlain(std::size_t limit);        // before `limit`, at least one character
    [[nodiscard]] bool betweenVowels() const; // what was folded last and what comes next
    void blank(const CodePoint& point);
    bool brokenWord(const CodePoint& hyphen);
    [[nodiscard]] bool keepsHyphen() const;
    void append(std::string_view folded, const CodePoint& point, bool upper);
    void extendLast(std::size_t end);
    void repairDigitsInWords();

    std::string_view m_text;
    FoldedText& m_out;
    std::size_t m_next = 0;
    std::size_t m_size = 0; // of what is folded; the room beyond it is free until the end
    std::size_t m_upperLetters = 0;
    std::size_t m_lowerLetters = 0;
    std::size_t m_lineEnds = 0; // in the run of blanks that is open
    std::size_t m_blanks = 0;   // likewise, without line ends
    bool m_lastUpper = false;
};

} // namespace cotejo
