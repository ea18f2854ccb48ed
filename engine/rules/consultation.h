#pragma once

#include "engine/rules/analysed_text.h"
#include "engine/rules/rule.h"

#include <cstdint>
#include <vector>

namespace cotejo
{

// A question and its answer, and what they say about a drug's part: whether it is begun, in use, or only
// named. Careful on purpose: a drug that failed, is one of several alternatives, or goes on as before is not
// begun, so nothing is asked of its start.
class Consultation
{
public:
    Consultation(const AnalysedText& question, const AnalysedText& answer);
    [[nodiscard]] bool holds(const RuleFact& fact) const;
    [[nodiscard]] bool starts(ConceptNumber drug) const;
    [[nodiscard]] bool uses(ConceptNumber drug) const;

private:
    enum : unsigned {
        kAsked = 1,
        kAnswered = 2,
        kAdvised = 4,
        kFailed = 8,
        kStarts = 16,
        kUses = 32,
        kNamed = 64
    };
    void note(ConceptNumber number);
    [[nodiscard]] bool findStart(ConceptNumber drug) const;
    [[nodiscard]] bool findUse(ConceptNumber drug) const;
    [[nodiscard]] bool startsInAnswer(ConceptNumber drug) const;
    [[nodiscard]] bool askedToStart(ConceptNumber drug) const;
    [[nodiscard]] bool refused(ConceptNumber drug) const;
    [[nodiscard]] static bool questionSpeaksOf(const Stance& stance);

    const AnalysedText& m_question;
    const AnalysedText& m_answer;
    std::vector<ConceptNumber> m_startVerbs;
    std::vector<unsigned> m_facts; // by concept: what is said of it
};

} // namespace cotejo
