#pragma once

#include "engine/domain/field_status.h"

#include <string>
#include <vector>

namespace cotejo
{

enum class FieldActKind {
    set,       // a person gives status and value, with a reason
    confirmed, // a person agrees with what the program read
    cleared    // takes earlier acts on the field back; the program's reading stands alone again
};

// What a person says of one field of a note. The program's own reading is kept beside it and stays visible.
struct FieldAct {
    std::string field;
    FieldActKind kind = FieldActKind::set;
    std::string status; // a word of FieldStatus; empty where cleared
    std::string value;  // JSON; "null" for none
    std::string unit;
    std::string machine; // JSON: status, value and unit as the program read them
};

enum class NoteQueryState { open, answered, closed };

// A question to the author of a note about one field.
struct NoteQuery {
    std::string id; // of the event that opened it
    std::string note;
    std::string field;
    std::string rule; // id of the rule it was made from; empty for none
    std::string document;
    NoteQueryState state = NoteQueryState::open;
    std::string text;
    std::string openedAt; // UTC
    std::string openedBy;
    std::string answer;
    std::string answeredAt;
    std::string answeredBy;
    std::string closedAt;
    std::string closedBy;
    std::string closing; // why it was closed
};

} // namespace cotejo
