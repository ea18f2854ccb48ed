#pragma once

#include "engine/citations/folded_answer.h"
#include "engine/citations/identifier_hit.h"

#include <map>
#include <string_view>
#include <vector>

namespace cotejo
{

// What the scanners of one answer share: the folded text and the identifiers found so far. A range belongs to
// the scanner that takes it first, so a number inside a DOI, an address or a placeholder is never read again
// as something else.
class IdentifierBoard
{
public:
    static constexpr std::string_view kFoldedPlaceholder = "[pmid no verificado]";

    explicit IdentifierBoard(const FoldedAnswer& answer) : m_answer(answer) {}

    [[nodiscard]] std::string_view text() const { return m_answer.view(); }
    [[nodiscard]] bool isFree(std::size_t begin, std::size_t end) const;
    bool add(const IdentifierHit& hit); // false where the range is taken
    // The end of a placeholder for a PMID that begins at `i`, written to the letter or not; `i` where none
    // does.
    [[nodiscard]] std::size_t placeholderEnd(std::size_t i) const;
    void block(std::size_t begin, std::size_t end); // takes a range that is no identifier

    [[nodiscard]] std::vector<IdentifierHit> hits() const; // in text order

private:
    const FoldedAnswer& m_answer;
    std::map<std::size_t, std::size_t> m_taken; // begin → end
    std::vector<IdentifierHit> m_hits;
};

} // namespace cotejo
