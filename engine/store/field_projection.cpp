#include "engine/store/field_projection.h"

#include "engine/base/clock.h"
#include "engine/store/sql_connection.h"

#include <nlohmann/json.hpp>

#include <string>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

constexpr SqlText kUnseat{"unseat_field_acts",
                          "UPDATE field_acts SET standing = 0 WHERE note = ?1 AND field = ?2"};
constexpr SqlText kInsert{"insert_field_act", R"(
INSERT INTO field_acts (event, field, ordinal, at, offset, actor, note, document, act, status, value, unit, reason, machine, standing)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15))"};
constexpr SqlText kOpen{"insert_note_query", R"(
INSERT INTO note_queries (id, ordinal, note, field, rule, document, state, text, opened_at, opened_by, answer, answered_at, answered_by,
closed_at, closed_by, closing) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'open', ?7, ?8, ?9, '', '', '', '', '', ''))"};
constexpr SqlText kEdit{"edit_note_query", "UPDATE note_queries SET text = ?2 WHERE id = ?1"};
constexpr SqlText kAnswer{"answer_note_query", R"(
UPDATE note_queries SET state = 'answered', answer = ?2, answered_at = ?3, answered_by = ?4 WHERE id = ?1)"};
constexpr SqlText kClose{"close_note_query", R"(
UPDATE note_queries SET state = 'closed', closing = ?2, closed_at = ?3, closed_by = ?4 WHERE id = ?1)"};

std::string word(const Json& object, const char* member)
{
    return object.value(member, std::string());
}

void applyAct(SqlConnection& connection, const Event& event, std::int64_t ordinal, const Json& payload)
{
    const std::string note = word(payload, "note");
    const std::string act = event.kind.substr(event.kind.find('.') + 1);
    for (const Json& one : payload.at("fields")) {
        const std::string field = word(one, "field");
        connection.run(kUnseat, note, field);
        connection.run(kInsert, event.id, field, ordinal, toIsoUtc(event.at.epochMs), event.at.offsetMinutes,
                       event.actor, note, word(payload, "document"), act, word(one, "status"),
                       one.value("value", Json()).dump(), word(one, "unit"), word(payload, "reason"),
                       one.value("machine", Json()).dump(), act != "cleared");
    }
}

void applyQuery(SqlConnection& connection, const Event& event, std::int64_t ordinal, const Json& payload)
{
    const std::string text = word(payload, "text");
    const std::string id = word(payload, "query");
    if (event.kind == "query.opened")
        connection.run(kOpen, event.id, ordinal, word(payload, "note"), word(payload, "field"),
                       word(payload, "rule"), word(payload, "document"), text, toIsoUtc(event.at.epochMs),
                       event.actor);
    else if (event.kind == "query.edited")
        connection.run(kEdit, id, text);
    else
        connection.run(event.kind == "query.answered" ? kAnswer : kClose, id, text,
                       toIsoUtc(event.at.epochMs), event.actor);
}
} // namespace

bool isFieldEvent(std::string_view kind)
{
    return kind == "field.set" || kind == "field.confirmed" || kind == "field.cleared" ||
           kind == "query.opened" || kind == "query.edited" || kind == "query.answered" ||
           kind == "query.closed";
}

void applyFieldEvent(SqlConnection& connection, const Event& event, std::int64_t ordinal)
{
    const Json payload = Json::parse(event.payload);
    if (event.kind.starts_with("field."))
        applyAct(connection, event, ordinal, payload);
    else
        applyQuery(connection, event, ordinal, payload);
}

} // namespace cotejo
