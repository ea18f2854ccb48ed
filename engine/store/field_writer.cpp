#include "engine/store/field_writer.h"

#include "engine/base/canonical_json.h"
#include "engine/base/utf8_check.h"
#include "engine/domain/codes.h"
#include "engine/store/event_log.h"
#include "engine/store/field_projection.h"
#include "engine/store/item_lookup.h"
#include "engine/store/role_gate.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
using Json = nlohmann::json;

constexpr SqlText kOpenQuery{"open_query_of_field",
                             "SELECT id FROM note_queries WHERE note = ?1 AND field = ?2 AND state = 'open'"};
constexpr SqlText kQuery{"find_note_query", "SELECT note, state FROM note_queries WHERE id = ?1"};

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

void needName(const std::string& by)
{
    if (isBlank(by))
        throw StoreFailure("field.no_name", "by", "who acts must be named");
    if (firstTextFault(by))
        throw StoreFailure("field.invalid_text", "by", "UTF-8 without NUL was expected");
}

void needUtf8(const std::string& text, const char* where)
{
    if (firstTextFault(text))
        throw StoreFailure("field.invalid_text", where, "UTF-8 without NUL was expected");
}

ItemNow noteNow(SqlConnection& connection, const std::string& note)
{
    ItemNow now = lookUpItem(connection, note);
    if (now.key.kind != ItemKind::note)
        throw StoreFailure("field.no_note", note, "a note was expected");
    return now;
}

Json parsed(const std::string& json, const std::string& field)
{
    Json value = json.empty() ? Json() : Json::parse(json, nullptr, false);
    if (value.is_discarded())
        throw StoreFailure("field.invalid_value", field, "JSON was expected");
    return value;
}

EventReceipt append(WriteHandle& handle, const Clock& clock, const EventDraft& draft)
{
    const AppendedEvent appended = appendEvent(handle.connection(), handle.device(), clock, draft);
    Event event;
    event.id = appended.receipt.event;
    event.device = handle.device();
    event.seq = appended.receipt.seq;
    event.at = appended.receipt.at;
    event.actor = draft.actor;
    event.kind = draft.kind;
    event.subject = draft.subject;
    event.payload = draft.payload;
    applyFieldEvent(handle.connection(), event, appended.ordinal);
    return appended.receipt;
}
} // namespace

Result<EventReceipt> FieldWriter::act(const std::string& note, FieldActKind kind,
                                      const std::vector<FieldAct>& fields, const std::string& reason,
                                      const std::string& by)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemNow now = noteNow(connection, note);
        needName(by);
        requireAct(connection, by, ReviewAct::speak_of_fields);
        needUtf8(reason, "reason");
        if (kind != FieldActKind::confirmed && isBlank(reason))
            throw StoreFailure("field.reason_missing", note, "a reason was expected");
        if (fields.empty())
            throw StoreFailure("field.nothing", note, "at least one field was expected");
        Json list = Json::array();
        for (const FieldAct& field : fields) {
            if (kind != FieldActKind::cleared && !fromCode<FieldStatus>(field.status))
                throw StoreFailure("field.unknown_status", field.field,
                                   "present, absent, unknown or not_applicable was expected");
            list.push_back({{"field", field.field},
                            {"status", field.status},
                            {"value", parsed(field.value, field.field)},
                            {"unit", field.unit},
                            {"machine", parsed(field.machine, field.field)}});
        }
        const std::string payload = canonicalJson(
            {{"note", note}, {"document", now.document}, {"reason", reason}, {"fields", std::move(list)}});
        const EventReceipt receipt =
            append(m_handle, m_clock, {by, "field." + std::string(codeOf(kind)), note, payload});
        transaction.commit();
        return receipt;
    });
}

Result<EventReceipt> FieldWriter::openQuery(const std::string& note, const std::string& field,
                                            const std::string& rule, const std::string& text,
                                            const std::string& by)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemNow now = noteNow(connection, note);
        needName(by);
        requireAct(connection, by, ReviewAct::speak_of_fields);
        needUtf8(text, "text");
        if (isBlank(text))
            throw StoreFailure("query.no_text", note, "a text was expected");
        {
            SqlStatement open = connection.prepare(kOpenQuery);
            open.bindAll(note, field);
            if (open.step())
                throw StoreFailure("query.already_open", field, open.text(0));
        }
        const std::string payload = canonicalJson(
            {{"note", note}, {"document", now.document}, {"field", field}, {"rule", rule}, {"text", text}});
        const EventReceipt receipt = append(m_handle, m_clock, {by, "query.opened", note, payload});
        transaction.commit();
        return receipt;
    });
}

Result<EventReceipt> FieldWriter::onQuery(const std::string& kind, const std::string& id,
                                          const std::string& text, const std::string& by)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        needName(by);
        requireAct(connection, by, ReviewAct::speak_of_fields);
        needUtf8(text, "text");
        std::string note;
        {
            SqlStatement query = connection.prepare(kQuery);
            query.bindAll(id);
            if (!query.step())
                throw StoreFailure("query.unknown", id, "the id of a query in this store");
            note = query.text(0);
            const std::string state = query.text(1);
            if (state == "closed" || (state == "answered" && kind != "query.closed"))
                throw StoreFailure("query.state", id, "it is " + state);
        }
        if (isBlank(text) && kind != "query.closed")
            throw StoreFailure("query.no_text", id, "a text was expected");
        const EventReceipt receipt =
            append(m_handle, m_clock, {by, kind, note, canonicalJson({{"query", id}, {"text", text}})});
        transaction.commit();
        return receipt;
    });
}

Result<EventReceipt> FieldWriter::editQuery(const std::string& id, const std::string& text,
                                            const std::string& by)
{
    return onQuery("query.edited", id, text, by);
}

Result<EventReceipt> FieldWriter::answerQuery(const std::string& id, const std::string& text,
                                              const std::string& by)
{
    return onQuery("query.answered", id, text, by);
}

Result<EventReceipt> FieldWriter::closeQuery(const std::string& id, const std::string& why,
                                             const std::string& by)
{
    return onQuery("query.closed", id, why, by);
}

} // namespace cotejo
