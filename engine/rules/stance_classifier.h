#pragma once

#include "engine/rules/concept_mention.h"
#include "engine/rules/concept_set.h"
#include "engine/text/folded_text.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Gives every mention its stance, from the cues among the mentions of its sentence. A cue reaches forward to
// the next semicolon, cell, "pero", or verb of advice ("no requiere carga, vigilar …"); "no" and "sin" to the
// comma unless the list goes on with "ni"; a cue after its words reaches back. Two negations affirm ("no
// iniciar sin haber descartado"). "si …" reaches to the comma: what follows is
// advice again, but one of several ways (an option), unless the condition only rules something out. Linear.
class StanceClassifier
{
public:
    StanceClassifier(std::string_view original, const FoldedText& text, const ConceptSet& concepts,
                     std::vector<ConceptMention>& mentions)
        : m_original(original), m_folded(text), m_text(text.view()), m_concepts(concepts),
          m_mentions(mentions)
    {
    }
    // Mentions `first` to `last` of one sentence. `lead`: what the line above a list said of its items
    // ("Evitar:"). Gives what this sentence says of the items below it.
    Polarity classify(const FoldedRange& sentence, std::size_t first, std::size_t last, Polarity lead);

private:
    struct Sweep {
        Polarity polarity = Polarity::stated;
        const ConceptMention* cue = nullptr; // of the polarity; nullptr for a lead's
        bool brief = false;                  // ends at a comma
        bool onDrugs = false;
        bool met = false;      // words of content since the cue, or a comma
        std::size_t metAt = 0; // where the last ones begin
        bool condition = false, conditionMet = false;
        std::size_t conditionAt = 0;
        bool family = false, past = false, option = false;
        bool fail = false, failMet = false;
        bool keep = false;
        void affirm() { polarity = Polarity::stated, cue = nullptr, brief = onDrugs = met = false; }
    };
    void cross(std::size_t from, std::size_t to, Sweep& sweep) const;
    void endCondition(std::size_t position, Sweep& sweep) const; // at its comma or colon
    void meetAct(const ConceptMention& mention, Sweep& sweep) const;
    void open(const ConceptMention& mention, std::size_t index, std::size_t first, Sweep& sweep) const;
    void apply(const Sweep& sweep, ConceptMention& mention) const;
    void backward(const FoldedRange& sentence, std::size_t index, std::size_t first);
    [[nodiscard]] bool reachesBack(const ConceptMention& cue, std::size_t index, std::size_t first) const;
    [[nodiscard]] bool denied(std::size_t index, std::size_t first) const; // a "no" right before
    [[nodiscard]] bool joined(std::size_t position) const;                 // "ni", "o" right before
    [[nodiscard]] bool isCondition(const ConceptMention& mention) const;
    [[nodiscard]] const Concept& of(const ConceptMention& m) const { return m_concepts.at(m.number); }

    std::string_view m_original;
    const FoldedText& m_folded;
    std::string_view m_text;
    const ConceptSet& m_concepts;
    std::vector<ConceptMention>& m_mentions;
    std::size_t m_lastJoin = 0; // last "ni" of the sentence
};

// A condition that only rules something out ("si no hay contraindicación", "si el PPD es negativo"): what it
// leads to is the plan, not one way among others. `clause` is folded, from its cue on.
[[nodiscard]] bool isPrerequisite(std::string_view clause);

} // namespace cotejo
