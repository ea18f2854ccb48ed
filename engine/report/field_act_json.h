#pragma once

#include "engine/domain/field_act.h"

#include <string>

namespace cotejo
{

// The line of `field list`: event, at, by, note, field, act, status, value, unit, reason, machine, standing.
// Values of `birth_date` are null unless `reveal`.
struct FieldActLine {
    std::string event;
    std::string at;
    std::string by;
    std::string note;
    std::string reason;
    const FieldAct& act;
    bool standing = false;
};
[[nodiscard]] std::string fieldActJson(const FieldActLine& line, bool reveal);

// The line of `query list`, as JSON or CSV (with its header).
[[nodiscard]] std::string noteQueryJson(const NoteQuery& query);
[[nodiscard]] std::string noteQueryCsvHeader();
[[nodiscard]] std::string noteQueryCsv(const NoteQuery& query);

} // namespace cotejo
