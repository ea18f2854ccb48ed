#pragma once

#include "engine/rules/analysed_text.h"
#include "engine/rules/rule.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cotejo
{

// A question and its answer, and what they say about a drug's part: whether it is begun, in use, or only
// named. Careful on purpose: a drug that failed, is one of several alternatives, depends on a condition, or
// is taken already is not begun, so nothing is asked of its start.
class Consultation
{
public:
    // `takenBefore`: what earlier questions of the conversation said the patient takes, as taken() gave it.
    Consultation(const AnalysedText& question, const AnalysedText& answer,
                 std::span<const ConceptNumber> takenBefore = {});
    [[nodiscard]] bool holds(const RuleFact& fact) const;
    [[nodiscard]] bool starts(ConceptNumber drug) const;
    [[nodiscard]] bool uses(ConceptNumber drug) const;
    [[nodiscard]] std::vector<ConceptNumber> taken() const; // that the question says so of, with classes

private:
    enum : unsigned {
        kAsked = 1,
        kAnswered = 2,
        kAdvised = 4,
        kFailed = 8,
        kStarts = 16,
        kUses = 32,
        kNamed = 64,
        kTaken = 128,     // said to be taken, in this question or an earlier one
        kTakenNow = 256,  // in this one
        kSpokenOf = 1024, // at all
        kStartKnown = 2048,
        kUseKnown = 4096,
        kTakes = 512 // named by the question, and not to begin it; or taken
    };
    [[nodiscard]] unsigned factsOf(ConceptNumber number, unsigned wanted) const;
    void noteTaken(ConceptNumber number);
    void note(ConceptNumber number);
    [[nodiscard]] bool findStart(ConceptNumber drug) const;
    [[nodiscard]] bool findUse(ConceptNumber drug) const;
    [[nodiscard]] bool startsInAnswer(ConceptNumber drug) const;
    [[nodiscard]] bool askedToStart(ConceptNumber drug) const;
    [[nodiscard]] bool refused(ConceptNumber drug) const;
    [[nodiscard]] static bool questionSpeaksOf(const Stance& stance);

    const AnalysedText& m_question;
    const AnalysedText& m_answer;
    std::vector<ConceptNumber> m_startVerbs; // of the question
    std::vector<ConceptNumber> m_beginVerbs; // of the answer
    std::vector<ConceptNumber> m_doseNouns;  // that begin nothing: "dosis de"
    mutable std::vector<unsigned> m_facts;   // by concept: what is said of it
};

} // namespace cotejo
