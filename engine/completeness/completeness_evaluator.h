#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"

namespace cotejo
{

// From what a note's text and its structured part say to the status of every field of the form.
class CompletenessEvaluator
{
public:
    explicit CompletenessEvaluator(const Form& form) : m_form(form) {} // the form must outlive it

    // `reading`: from the text. Disease and contexts: the overrides', else those of `note`, else the ones
    // read; a disease that nobody names is OTR. The order of the readings does not matter.
    [[nodiscard]] NoteEvaluation evaluate(const Note& note, const NoteReading& reading,
                                          const NoteOverrides& overrides = {}) const;

private:
    [[nodiscard]] std::vector<FieldReading> allReadings(const Note& note, const NoteReading& reading) const;

    const Form& m_form;
};

} // namespace cotejo
