#pragma once

#include "engine/completeness/cue_spec.h"
#include "engine/completeness/cued_value.h"
#include "engine/text/analysed_note.h"

#include <optional>

namespace cotejo
{

// Reads the value that belongs to a cue from the words after it: joining words, a colon, one border of a
// table cell, a date, a variant, a unit in brackets may stand between; any other word ends the search. A
// bounded number of steps, whatever the note's length.
class ValueWindow
{
public:
    // `within` begins after the cue.
    ValueWindow(const AnalysedNote& note, const CueSpec& spec, FoldedRange within);

    // nullopt: there is nothing of the field's kind.
    [[nodiscard]] std::optional<CuedValue> read();

private:
    enum class Step { on, found, stop };
    Step step();
    bool minusSign();
    Step atPunctuation();
    Step atDate();
    Step atQuantity();
    Step atMention();
    Step atWord();
    Step takeMention(const Mention& mention);
    Step takeStatus(const Mention& mention);
    Step takeNone(const Mention& mention); // "entesitis: no"
    Step takeResult(const Mention& mention);
    [[nodiscard]] std::string_view wordHere() const;
    [[nodiscard]] const QuantityExpression* quantityHere() const;
    [[nodiscard]] bool countsJoints(const QuantityExpression& quantity) const;
    [[nodiscard]] bool statusFollows(std::size_t position) const;
    [[nodiscard]] std::size_t wordEnd(std::size_t position) const;
    bool relativeFollows(std::size_t position); // then the window stands before its verb

    const AnalysedNote& m_note;
    const CueSpec& m_spec;
    FoldedRange m_within;
    std::size_t m_position;
    std::size_t m_borders = 0;
    CuedValue m_value;
};

} // namespace cotejo
