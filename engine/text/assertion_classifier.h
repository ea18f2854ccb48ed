#pragma once

#include "engine/text/folded_text.h"
#include "engine/text/mention.h"
#include "engine/text/sentence.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// Says of every mention how its sentence speaks of it, from the cues of the lexicon's group "cue". A cue's
// `id` is what it makes of the terms in its scope (negated, templated, possible, pending, unknown,
// hypothetical, family, historical, pseudo, terminator); "direction" pre, post or both; "list" how far it
// reaches over commas: always, ni (only if the list goes on to a "ni" or "o"), none. Semicolons, cells and
// terminators end every scope (one with "time" none of a question that is left open). A "result" ("han sido
// negativos") answers what was pending and reaches over the cues between; an aside before a cue behind its
// term ("cultivo, también negativo") is passed over. In a section "ahf" all is said of the family. Two sweeps
// over the sentence: linear.
class AssertionClassifier
{
public:
    AssertionClassifier(std::string_view original, const FoldedText& folded, std::vector<Mention>& mentions)
        : m_original(original), m_folded(folded), m_text(folded.view()), m_mentions(mentions)
    {
    }
    // `first` and `last`: range of mentions inside the sentence.
    void classify(const Sentence& sentence, std::size_t first, std::size_t last);

private:
    struct Scope {
        const Mention* cue = nullptr;
        bool always = false;
        bool listWithNi = false;
        std::size_t aside = static_cast<std::size_t>(-1); // commas from here on close nothing
    };
    struct Sweep {
        Scope polarity;
        Scope hypothetical;
        Scope family;
        Scope historical;
        bool asked = false; // inside "se desconoce si …": nothing there affirms, denies or supposes
    };
    void forward(const Sentence& sentence, std::size_t first, std::size_t last);
    void backward(const Sentence& sentence, std::size_t first, std::size_t last);
    void denyQuestions(const Sentence& sentence, std::size_t first, std::size_t last);
    void crossBoundaries(std::size_t from, std::size_t to, Sweep& sweep) const;
    [[nodiscard]] bool opens(const Mention& cue,
                             std::size_t last) const; // `last`: end of the sentence's mentions
    void open(const Mention& cue, Sweep& sweep) const;
    [[nodiscard]] bool asks(const Mention& cue, const Sweep& sweep) const;
    [[nodiscard]] bool asksOnward(const Mention& cue, std::size_t index, std::size_t last) const;
    void apply(const Sweep& sweep, Mention& mention, bool overwrite) const;
    [[nodiscard]] bool leadsOn(std::size_t index, std::size_t first) const;
    [[nodiscard]] std::size_t asideBefore(const Mention& cue) const;
    [[nodiscard]] bool targetBefore(const Mention& cue, std::size_t index, std::size_t first) const;

    std::string_view m_original;
    const FoldedText& m_folded;
    std::string_view m_text;
    std::vector<Mention>& m_mentions;
    std::size_t m_lastJoin = 0; // last "ni", "o" or "u" of the sentence
};

} // namespace cotejo
