#pragma once

#include "engine/text/folded_range.h"
#include "engine/text/folded_text.h"
#include "engine/text/lexicon.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cotejo
{

struct LexiconMatch {
    FoldedRange range;
    std::size_t entry = 0; // index into Lexicon::entries()
};

// Finds all terms of a lexicon in one pass (Aho and Corasick 1975, as a table over the letters the terms
// use). A term begins and ends at a word border; a border between a letter and a digit counts for terms of
// three letters or more ("61a", "nad6"). A match that lies inside a longer one is dropped, unless the longer
// one's entry has the attribute "covers": "no". Entries with "matched": "no" are
// lists for other uses. Linear in the text.
class LexiconMatcher
{
public:
    explicit LexiconMatcher(const Lexicon& lexicon); // kept by reference

    [[nodiscard]] std::vector<LexiconMatch> find(const FoldedText& text) const; // in text order, longer first
    [[nodiscard]] const Lexicon& lexicon() const { return m_lexicon; }

private:
    void insert(std::size_t term);
    void link();
    [[nodiscard]] bool accept(const FoldedText& text, const LexiconTerm& term, FoldedRange& range) const;
    [[nodiscard]] std::uint8_t letter(char c) const { return m_letters[static_cast<unsigned char>(c)]; }

    const Lexicon& m_lexicon;
    std::array<std::uint8_t, 256> m_letters{}; // 0: in no term
    std::size_t m_width = 1;
    std::vector<std::int32_t> m_next;              // state * m_width + letter
    std::vector<std::vector<std::uint32_t>> m_own; // terms that end in a state
    std::vector<std::int32_t> m_nearest;           // the state itself where a term ends in it, else m_shorter
    std::vector<std::int32_t> m_shorter; // nearest state, by failure links, in which a term ends; -1: none
};

// The lexicons that ship with the program, compiled once.
[[nodiscard]] const LexiconMatcher& shippedLexicons();

} // namespace cotejo
