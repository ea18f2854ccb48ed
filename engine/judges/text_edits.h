#pragma once

#include "engine/rules/analysed_text.h"

#include <string>
#include <vector>

namespace cotejo
{

// Changes to an analysed text, gathered and applied at once. A change that overlaps an earlier one is not
// taken, so that the order in which they are offered says which counts.
class TextEdits
{
public:
    explicit TextEdits(const AnalysedText& text) : m_text(text) {} // must outlive it

    bool replace(const FoldedRange& range, std::string with); // whether it was taken
    [[nodiscard]] bool isEmpty() const { return m_edits.empty(); }
    // Blanks that stand alone, empty brackets, list marks without words and capital letters are put right.
    [[nodiscard]] std::string applied() const;

private:
    struct Edit {
        FoldedRange range;
        std::string with;
    };
    const AnalysedText& m_text;
    std::vector<Edit> m_edits;
};

[[nodiscard]] std::string tidied(const std::string& text);
[[nodiscard]] std::size_t countWords(std::string_view text);

} // namespace cotejo
