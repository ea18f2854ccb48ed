#include "engine/store/escalation_log.h"

#include "engine/base/canonical_json.h"
#include "engine/base/iso_instant.h"
#include "engine/base/utf8_check.h"
#include "engine/domain/codes.h"
#include "engine/store/event_log.h"
#include "engine/store/event_payloads.h"
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
constexpr std::string_view kKindPrefix = "escalation.";

constexpr SqlText kAllSteps{"escalations", R"(
SELECT e.event, ifnull(e.item_id, 0), e.item, e.at, e.offset, e.actor, e.level, e.urgency, e.addressee, e.reasons, e.comment, e.state
FROM escalations AS e LEFT JOIN open_duties AS y ON y.first = e.event
WHERE ?1 = '' OR y.first IS NULL OR y.actor = ?1 OR y.addressee = ?1 OR e.urgency = 'immediate'
   OR NOT EXISTS (SELECT 1 FROM people AS p WHERE p.name = y.addressee)
ORDER BY CASE e.state WHEN 'open' THEN 0 WHEN 'acknowledged' THEN 0 WHEN 'answered' THEN 1 ELSE 2 END, e.ordinal DESC)"};
constexpr SqlText kStepsOfItem{"escalations_of_item", R"(
SELECT e.event, ifnull(e.item_id, 0), e.item, e.at, e.offset, e.actor, e.level, e.urgency, e.addressee, e.reasons, e.comment, e.state
FROM escalations AS e WHERE e.item_id = ?1 ORDER BY e.ordinal)"};
constexpr SqlText kSteps{"escalation_steps_of", R"(
SELECT step, at, offset, actor, text FROM escalation_steps WHERE decision = ?1 ORDER BY ordinal)"};
constexpr SqlText kState{"escalation_state", "SELECT state, item FROM escalations WHERE event = ?1"};
constexpr SqlText kInsert{"insert_escalation_step", R"(
INSERT INTO escalation_steps (event, ordinal, decision, step, at, offset, actor, text)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8))"};

EscalationStep stepOf(std::string_view word)
{
    for (const EscalationStep step :
         {EscalationStep::acknowledged, EscalationStep::answered, EscalationStep::closed}) {
        if (codeOfStep(step) == word)
            return step;
    }
    throw StoreFailure("store.damaged", "escalation_steps", "a step this program does not know");
}

template <class E>
E wordAt(const SqlStatement& row, int column)
{
    const std::optional<E> value = fromCode<E>(row.view(column));
    if (!value)
        throw StoreFailure("store.damaged", "escalations", "a word this program does not know");
    return *value;
}

Instant instantAt(const SqlStatement& row, int column)
{
    return {parseIsoInstant(row.view(column)).value_or(0),
            static_cast<std::int32_t>(row.integer(column + 1))};
}

std::vector<EscalationStepRecord> stepsOf(SqlConnection& connection, const std::string& decision)
{
    std::vector<EscalationStepRecord> steps;
    SqlStatement query = connection.prepare(kSteps);
    query.bindAll(decision);
    while (query.step())
        steps.push_back({stepOf(query.view(0)), instantAt(query, 1), query.text(3), query.text(4)});
    return steps;
}

std::vector<EscalationRecord> recordsOf(SqlConnection& connection, SqlStatement& query)
{
    std::vector<EscalationRecord> found;
    while (query.step()) {
        EscalationRecord record;
        record.decision = query.text(0);
        record.itemId = query.integer(1);
        record.item = query.text(2);
        record.at = instantAt(query, 3);
        record.by = query.text(5);
        record.to = {wordAt<EscalationLevel>(query, 6), wordAt<Urgency>(query, 7), query.text(8)};
        record.reasons = fromJsonList(query.view(9));
        record.comment = query.text(10);
        record.state = query.text(11);
        record.steps = stepsOf(connection, record.decision);
        found.push_back(std::move(record));
    }
    return found;
}

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

void checkStep(const std::string& state, EscalationStep step, const std::string& text)
{
    const bool open = state == "open";
    const bool allowed =
        step == EscalationStep::acknowledged ? open : open || state == "acknowledged" || state == "answered";
    if (!allowed)
        throw StoreFailure("escalation.state", state, std::string(codeOfStep(step)));
    const bool needsText =
        step == EscalationStep::answered || (step == EscalationStep::closed && state != "answered");
    if (needsText && isBlank(text))
        throw StoreFailure("escalation.text_missing", "text", "an answer, or why it is closed without one");
    if (firstTextFault(text))
        throw StoreFailure("decision.not_utf8", "text", "UTF-8 without NUL was expected");
}

void insertStep(SqlConnection& connection, const Event& event, std::int64_t ordinal, std::string_view step,
                const nlohmann::json& payload)
{
    connection.run(kInsert, event.id, ordinal, payload.at("decision").get<std::string>(), step,
                   toIsoUtc(event.at.epochMs), event.at.offsetMinutes, event.actor,
                   payload.at("text").get<std::string>());
}
} // namespace

std::string_view codeOfStep(EscalationStep step)
{
    switch (step) {
    case EscalationStep::acknowledged:
        return "acknowledged";
    case EscalationStep::answered:
        return "answered";
    case EscalationStep::closed:
        return "closed";
    }
    return "";
}

Result<std::vector<EscalationRecord>> escalationsOf(ReadHandle& handle, const std::string& viewer)
{
    return asResult([&] {
        SqlConnection& connection = handle.connection();
        SqlStatement query = connection.prepare(kAllSteps);
        query.bindAll(viewer);
        return recordsOf(connection, query);
    });
}

std::vector<EscalationRecord> escalationsOfItem(SqlConnection& connection, std::int64_t item)
{
    SqlStatement query = connection.prepare(kStepsOfItem);
    query.bindAll(item);
    return recordsOf(connection, query);
}

Result<EventReceipt> followEscalation(WriteHandle& handle, const Clock& clock, const std::string& decision,
                                      EscalationStep step, const std::string& by, const std::string& text)
{
    return asResult([&] {
        SqlConnection& connection = handle.connection();
        SqlTransaction transaction(connection);
        const std::string role = requireAct(connection, by, ReviewAct::follow_escalation);
        std::string state;
        std::string item;
        {
            SqlStatement query = connection.prepare(kState);
            query.bindAll(decision);
            if (!query.step())
                throw StoreFailure("escalation.unknown", decision,
                                   "the event of an escalation in this store");
            state = query.text(0);
            item = query.text(1);
        }
        checkStep(state, step, text);
        nlohmann::json payload{{"decision", decision}, {"text", text}};
        if (!role.empty())
            payload["role"] = role;
        const AppendedEvent appended = appendEvent(
            connection, handle.device(), clock,
            {by, std::string(kKindPrefix) + std::string(codeOfStep(step)), item, canonicalJson(payload)});
        Event event;
        event.id = appended.receipt.event;
        event.at = appended.receipt.at;
        event.actor = by;
        insertStep(connection, event, appended.ordinal, codeOfStep(step), payload);
        transaction.commit();
        return appended.receipt;
    });
}

void applyEscalationStep(SqlConnection& connection, const Event& event, std::int64_t ordinal)
{
    insertStep(connection, event, ordinal, std::string_view(event.kind).substr(kKindPrefix.size()),
               nlohmann::json::parse(event.payload));
}

} // namespace cotejo
