#pragma once

#include "engine/judges/context_fact.h"
#include "engine/rules/analysed_text.h"

#include <vector>

namespace cotejo
{

struct ContextUse {
    std::size_t given = 0;           // data of the kinds asked for that the question gives
    std::size_t used = 0;            // of them, named again in the answer
    std::vector<FoldedRange> places; // in the answer
};

// Holds what an answer says of the person against what the question gave. Both texts are analysed with the
// same concepts, and must outlive it.
class ContextComparison
{
public:
    ContextComparison(const AnalysedText& question, const AnalysedText& answer);

    [[nodiscard]] const std::vector<ContextFact>& asked() const { return m_asked; }
    [[nodiscard]] bool gives(ContextKind kind) const;

    // A value counts as used in any unit or spelling that keeps its number, a drug or condition by any name.
    [[nodiscard]] ContextUse use(const std::vector<ContextKind>& kinds) const;

    // Places where the answer gives another value as the person's own. Targets, cut-offs, ranges and what is
    // advised (a new dose) are no statement of the person; a value that is also given rightly is no conflict.
    [[nodiscard]] std::vector<FoldedRange> conflicts(ContextKind kind) const;

private:
    [[nodiscard]] bool usedIn(const ContextFact& fact, FoldedRange& place) const;
    [[nodiscard]] bool isAskedNumber(double value) const;
    [[nodiscard]] std::vector<FoldedRange> otherDrug() const;
    [[nodiscard]] std::vector<FoldedRange> otherDose() const;
    [[nodiscard]] std::vector<FoldedRange> otherValue(ContextKind kind) const;
    [[nodiscard]] std::vector<FoldedRange> otherSex() const;
    [[nodiscard]] std::vector<FoldedRange> otherAge() const;
    [[nodiscard]] std::vector<FoldedRange> otherDisease() const;
    [[nodiscard]] std::vector<FoldedRange> otherTime(ContextKind kind) const;
    [[nodiscard]] std::vector<FoldedRange> mentionsOf(const char* concept_) const;

    const AnalysedText& m_question;
    const AnalysedText& m_answer;
    std::vector<ContextFact> m_asked;
    std::vector<ContextFact> m_answered;
};

} // namespace cotejo
