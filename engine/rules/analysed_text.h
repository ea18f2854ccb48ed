#pragma once

#include "engine/base/code_point_index.h"
#include "engine/base/text_span.h"
#include "engine/rules/concept_mention.h"
#include "engine/rules/concept_set.h"
#include "engine/rules/stated_amount.h"
#include "engine/text/folded_text.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A sentence of advice and the words that head it: the line above its list ("Vigilancia:"), the words before
// the colon of its own bullet ("- Tuberculosis: interrogar … . Si hay …").
struct TextSentence {
    FoldedRange range;
    std::array<FoldedRange, 2> heads; // empty where there is none
    std::uint32_t paragraph = 0;      // parted by blank lines; an item of a list is a paragraph of its own
    bool question = false;
};

// A question or an answer with its concepts, how it speaks of them, and its amounts. Built once, matched
// against any number of patterns. Linear in the text. Positions are bytes of folded(); span() leads back to
// code points of the text as given. The concept set must outlive it.
class AnalysedText
{
public:
    AnalysedText(std::string text, const ConceptSet& concepts); // valid UTF-8
    AnalysedText(const AnalysedText&) = delete;
    AnalysedText& operator=(const AnalysedText&) = delete;

    [[nodiscard]] const std::string& original() const { return m_original; }
    [[nodiscard]] std::string_view folded() const { return m_text.view(); }
    [[nodiscard]] const ConceptSet& concepts() const { return m_concepts; }
    [[nodiscard]] std::span<const TextSentence> sentences() const { return m_sentences; }
    [[nodiscard]] std::span<const ConceptMention> mentions() const { return m_mentions; } // in text order
    [[nodiscard]] std::span<const StatedAmount> amounts() const { return m_amounts; }
    // Indexes into mentions() of a concept or one below it, in text order.
    [[nodiscard]] std::span<const std::uint32_t> mentionsOf(ConceptNumber number) const;
    [[nodiscard]] std::span<const ConceptNumber> present() const { return m_present; } // with ancestors

    [[nodiscard]] std::uint32_t sentenceAt(std::size_t position) const;
    [[nodiscard]] FoldedRange clauseAt(std::size_t position) const; // between semicolons, cells and "pero"
    [[nodiscard]] TextSpan span(const FoldedRange& range) const;
    [[nodiscard]] bool accentedAt(const FoldedRange& range) const;   // the words as given have an accent
    [[nodiscard]] std::string quote(const FoldedRange& range) const; // the words as given

private:
    struct Slot {
        std::uint32_t begin = 0;
        std::uint32_t count = 0;
    };
    void findSentences();
    void findMentions();
    void classify();
    void post();

    std::string m_original;
    const ConceptSet& m_concepts;
    FoldedText m_text;
    CodePointIndex m_index;
    std::vector<TextSentence> m_sentences;
    std::vector<std::size_t> m_lineOf; // of each sentence
    std::vector<bool> m_bullet;        // of each sentence
    std::vector<ConceptMention> m_mentions;
    std::vector<StatedAmount> m_amounts;
    std::vector<std::uint32_t> m_posted; // mention indexes, concept after concept
    std::vector<Slot> m_slots;           // by concept: its part of m_posted
    std::vector<ConceptNumber> m_present;
};

} // namespace cotejo
