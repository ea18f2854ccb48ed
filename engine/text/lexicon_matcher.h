#pragma once

#include "engine/text/folded_range.h"
#include "engine/text/folded_text.h"
#include "engine/text/lexicon.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

struct LexiconMatch {
    FoldedRange range;
    std::size_t entry = 0; // index into Lexicon::entries()
};

// Finds all terms of a lexicon in one pass, whatever their number: from each place where a term may begin, a
// walk down the tree of the terms' letters. A term begins and ends at a word border; a border between a
// letter and a digit counts for terms of three letters or more ("61a", "nad6"). A match that lies inside a
// longer one is dropped, unless the longer one's entry has the attribute "covers": "no". Entries with
// "matched": "no" are lists for other uses. Linear in the text.
class LexiconMatcher
{
public:
    explicit LexiconMatcher(const Lexicon& lexicon); // kept by reference

    [[nodiscard]] std::vector<LexiconMatch> find(const FoldedText& text) const; // in text order, longer first
    [[nodiscard]] const Lexicon& lexicon() const { return m_lexicon; }

private:
    struct Term {
        std::uint32_t entry = 0;
        bool stem = false;
        bool capital = false;
        bool meetsDigit = false; // a border between a letter and a digit counts
    };
    // The children of a node stand side by side; so do the terms that end in it.
    struct Node {
        std::uint32_t firstChild = 0;
        std::uint32_t firstTerm = 0;
        std::uint16_t children = 0;
        std::uint16_t terms = 0;
    };

    static constexpr std::size_t kBeginnings = 32768;

    void grow(const std::vector<std::string_view>& sorted);
    void widenTop();
    void noteBeginnings(const std::vector<std::string_view>& sorted);
    [[nodiscard]] bool mayBegin(std::string_view folded, std::size_t begin) const;
    [[nodiscard]] std::uint32_t child(std::uint32_t node, std::uint8_t letter) const; // 0: none
    void offer(const FoldedText& text, FoldedRange range, const Node& node,
               std::vector<LexiconMatch>& matches) const;

    const Lexicon& m_lexicon;
    std::array<std::uint8_t, 256> m_letters{}; // 0: in no term
    std::size_t m_width = 1;
    std::vector<Term> m_terms; // sorted by their letters
    std::vector<Node> m_nodes; // level after level; the first is the root
    std::vector<std::uint8_t> m_letterOf;
    std::vector<std::uint32_t> m_top; // child by letter of the root and its children, which most walks need
    std::array<std::bitset<kBeginnings>, 3> m_beginnings; // of terms of up to two letters, of three, of more
    std::vector<bool> m_uncovering;                       // by entry: what lies inside its matches is kept
};

// The lexicons that ship with the program, compiled once.
[[nodiscard]] const LexiconMatcher& shippedLexicons();

} // namespace cotejo
