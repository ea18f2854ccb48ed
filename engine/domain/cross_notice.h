#pragma once

#include "engine/domain/field_status.h"

#include <string>

namespace cotejo
{

enum class CrossKind { contradicts, unknown_in_note, not_in_note };
enum class TurnText { query, answer };

// A question or answer states a value of a field that the note of the same patient states otherwise, leaves
// unknown or does not mention (FORMATS §8). Counts in neither evaluation.
struct CrossNotice {
    int number = 0; // from 1, in the order of the places that state it
    std::string item;
    std::string note;
    std::string field;
    CrossKind kind = CrossKind::contradicts;
    TurnText where = TurnText::query;
    Evidence answer;     // code points of the query or the answer, with the words
    FieldFinding stated; // what the note says; evidence empty for not_in_note
};

} // namespace cotejo
