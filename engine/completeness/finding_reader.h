#pragma once

#include "engine/completeness/cue_run.h"
#include "engine/text/analysed_note.h"

#include <string_view>
#include <vector>

namespace cotejo
{

// What a note says of one named finding (lexicon group "finding").
struct StatedFinding {
    enum class State { affirmed, denied, templated, unknown };
    const Mention* mention = nullptr;
    State state = State::affirmed;
    FoldedRange place;  // the name with its answer
    bool label = false; // a name with an answer of its own ("Uveítis: no")

    [[nodiscard]] std::string_view field() const { return mention->entry->attribute("field"); }
    [[nodiscard]] const std::string& code() const { return mention->entry->id; }
};

// Finds them: by the answer behind a label or in the next cell ("Uveítis / EII | no / no"), by a mark right
// behind ("(+)", "neg"), else by how the sentence speaks of it. What is possible, proposed, awaited, said of
// relatives or has an empty slot is left out.
class FindingReader
{
public:
    explicit FindingReader(const AnalysedNote& note) : m_note(note) {}
    [[nodiscard]] std::vector<StatedFinding> read() const; // in text order

private:
    using State = StatedFinding::State;
    struct Answer {
        bool there = false;  // an answer, even an empty one, stands for the name
        bool counts = false; // it says something
        State state = State::affirmed;
        FoldedRange range;
    };
    void readRun(const CueRun& run, std::vector<StatedFinding>& found) const;
    void add(const Mention& cue, const Answer& answer, std::vector<StatedFinding>& found) const;
    [[nodiscard]] Answer labelAnswer(const CueRun& run, std::size_t cue) const;
    [[nodiscard]] Answer markBehind(const Mention& cue) const;
    [[nodiscard]] Answer answerIn(FoldedRange range, bool anyWords) const;
    [[nodiscard]] bool
    allowed(const Mention& mention) const; // what its entry asks of the words around it holds

    const AnalysedNote& m_note;
};

} // namespace cotejo
