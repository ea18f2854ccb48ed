#include "engine/report/field_act_json.h"

#include "engine/report/hidden_field.h"

#include "engine/base/csv_cell.h"
#include "engine/domain/codes.h"

#include <nlohmann/json.hpp>

#include <array>

namespace cotejo
{
namespace
{
using Json = nlohmann::ordered_json;

Json stored(const std::string& json)
{
    Json value = Json::parse(json, nullptr, false);
    return value.is_discarded() ? Json() : value;
}

Json textOrNothing(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}
} // namespace

std::string fieldActJson(const FieldActLine& line, bool reveal)
{
    const bool hidden = line.act.field == kHiddenField && !reveal;
    Json machine = stored(line.act.machine);
    if (hidden && machine.is_object())
        machine["value"] = Json();
    return Json{{"event", line.event},
                {"at", line.at},
                {"by", line.by},
                {"note", line.note},
                {"field", line.act.field},
                {"act", codeOf(line.act.kind)},
                {"status", textOrNothing(line.act.status)},
                {"value", hidden ? Json() : stored(line.act.value)},
                {"unit", textOrNothing(line.act.unit)},
                {"reason", textOrNothing(line.reason)},
                {"machine", std::move(machine)},
                {"standing", line.standing}}
        .dump();
}

std::string noteQueryJson(const NoteQuery& query)
{
    return Json{{"query", query.id},
                {"note", query.note},
                {"field", query.field},
                {"rule", textOrNothing(query.rule)},
                {"state", codeOf(query.state)},
                {"text", query.text},
                {"opened_at", query.openedAt},
                {"opened_by", query.openedBy},
                {"answer", textOrNothing(query.answer)},
                {"answered_at", textOrNothing(query.answeredAt)},
                {"answered_by", textOrNothing(query.answeredBy)},
                {"closed_at", textOrNothing(query.closedAt)},
                {"closed_by", textOrNothing(query.closedBy)},
                {"closing", textOrNothing(query.closing)}}
        .dump();
}

std::string noteQueryCsvHeader()
{
    return "query,note,field,state,text,opened_at,opened_by,answer,answered_at,answered_by,closed_at,closed_"
           "by,"
           "closing";
}

std::string noteQueryCsv(const NoteQuery& query)
{
    const std::array<std::string, 13> cells = {
        query.id,         query.note,       query.field,    std::string(codeOf(query.state)),
        query.text,       query.openedAt,   query.openedBy, query.answer,
        query.answeredAt, query.answeredBy, query.closedAt, query.closedBy,
        query.closing};
    std::string row;
    for (const std::string& cell : cells) {
        if (&cell != cells.data())
            row += ',';
        row += quoteCell(guardCell(cell));
    }
    return row;
}

} // namespace cotejo
