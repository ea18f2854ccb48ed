#pragma once

#include "engine/completeness/field_reading.h"
#include "engine/completeness/form.h"
#include "engine/domain/cross_notice.h"
#include "engine/text/partial_date.h"

#include <optional>
#include <vector>

namespace cotejo
{

class NoteTextReader;
struct Turn;

// A value that a turn states as a fact of its patient.
struct TurnStatement {
    TurnText where = TurnText::query;
    FieldReading reading;   // spans and quotes of the query or the answer as given
    bool afterNote = false; // the turn dates it after the note
};

// The day a turn was asked on, by the wall clock of its time stamp.
[[nodiscard]] std::optional<PartialDate> askedDay(const Turn& turn);

// Runs the readers of notes over question and answer. Advice, conditions, goals and what holds of others is
// left out (statedParts()); in an answer treatments count only where it says that the patient uses them, and
// findings without a measure only where it speaks of the patient. With `ofEvent` the talk is of an adverse
// event of the note: what is told of one counts without a label. Query before answer, each in text order.
[[nodiscard]] std::vector<TurnStatement> readTurnStatements(const Turn& turn, const NoteTextReader& reader,
                                                            const Form& form,
                                                            const std::optional<PartialDate>& noteDate,
                                                            bool ofEvent = false);

} // namespace cotejo
