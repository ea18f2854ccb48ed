#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_act.h"

#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;

// An act on a field as it stands in the log.
struct RecordedFieldAct {
    std::string event;
    std::string at; // UTC
    std::string by;
    std::string note;
    std::string reason;
    FieldAct act;
    bool standing = false; // the last on its field, and not one that takes the others back
};

// Acts on the fields of a note, or of all where `note` is empty, in the order of the log.
[[nodiscard]] Result<std::vector<RecordedFieldAct>> fieldActs(ReadHandle& handle, const std::string& note,
                                                              bool standingOnly);

// Queries of a note, or of all, in the order they were opened.
[[nodiscard]] Result<std::vector<NoteQuery>> noteQueries(ReadHandle& handle, const std::string& note);

} // namespace cotejo
