#pragma once

#include "engine/judges/fact_index.h"
#include "engine/rules/analysed_text.h"

#include <optional>
#include <vector>

namespace cotejo
{

struct ContextUse {
    std::size_t given = 0;           // data of the kinds asked for that the question gives
    std::size_t used = 0;            // of them, named again in the answer
    std::vector<FoldedRange> places; // in the answer
};

// Holds what an answer says of the person against what the question gave. Both texts are analysed with the
// same concepts, and must outlive it. Linear in the texts but for sorting.
class ContextComparison
{
public:
    ContextComparison(const AnalysedText& question, const AnalysedText& answer);
    ContextComparison(const ContextComparison&) = delete;
    ContextComparison& operator=(const ContextComparison&) = delete;

    [[nodiscard]] const std::vector<ContextFact>& asked() const { return m_asked; }
    [[nodiscard]] bool gives(ContextKind kind) const;

    // A value counts as used in any unit or spelling that keeps its number, a drug or condition by any name.
    [[nodiscard]] ContextUse use(const std::vector<ContextKind>& kinds) const;

    // Places where the answer gives another value as the person's own. Targets, cut-offs, ranges and what is
    // advised (a new dose) are no statement of the person; a value that is also given rightly is no conflict.
    [[nodiscard]] std::vector<FoldedRange> conflicts(ContextKind kind) const;
    // Data compared so far, of both texts: what a test holds the growth of.
    [[nodiscard]] std::size_t looks() const { return m_asking.looks() + m_answering.looks(); }

private:
    [[nodiscard]] std::optional<FoldedRange> findUse(const ContextFact& fact) const;
    [[nodiscard]] std::vector<FoldedRange> otherDrug() const;
    [[nodiscard]] std::vector<FoldedRange> otherDose() const;
    [[nodiscard]] std::vector<FoldedRange> otherValue(ContextKind kind) const;
    [[nodiscard]] std::vector<FoldedRange> otherSex() const;
    [[nodiscard]] std::vector<FoldedRange> otherAge() const;
    [[nodiscard]] std::vector<FoldedRange> otherDisease() const;
    [[nodiscard]] std::vector<FoldedRange> otherTime(ContextKind kind) const;
    [[nodiscard]] std::vector<FoldedRange> mentionsOf(const char* concept_) const;

    const AnalysedText& m_answer;
    std::vector<ContextFact> m_asked;
    std::vector<ContextFact> m_answered;
    FactIndex m_asking;
    FactIndex m_answering;
    std::vector<std::optional<FoldedRange>> m_uses; // of each datum asked with: where the answer has it
};

} // namespace cotejo
