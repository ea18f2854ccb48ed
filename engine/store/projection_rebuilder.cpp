#include "engine/store/projection_rebuilder.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/iso_instant.h"
#include "engine/base/sha256.h"
#include "engine/store/decision_projection.h"
#include "engine/store/document_projection.h"
#include "engine/store/escalation_log.h"
#include "engine/store/event_order.h"
#include "engine/store/field_projection.h"
#include "engine/store/people_register.h"
#include "engine/store/search_index.h"
#include "engine/store/second_reader.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
constexpr SqlText kEvents{"replay_events", R"(
SELECT ordinal, id, device, seq, at, offset, actor, kind, payload FROM events WHERE ordinal > ?1 ORDER BY ordinal)"};
constexpr SqlText kEvent{"replay_event", R"(
SELECT ordinal, id, device, seq, at, offset, actor, kind, payload FROM events WHERE ordinal = ?1)"};
constexpr SqlText kImports{"search_imports", R"(
SELECT i.kind, i.record, i.document, d.bytes FROM imports AS i JOIN documents AS d ON d.sha256 = i.document
JOIN events AS e ON e.id = i.event ORDER BY e.ordinal)"};
constexpr SqlText kDecisions{"search_decisions",
                             "SELECT id, payload FROM events WHERE kind IN ('decision.made', "
                             "'decision.second', 'adjudication.ruled') ORDER BY ordinal"};
constexpr SqlText kSetVersion{"set_projection_version", R"(
INSERT INTO meta (key, value) VALUES ('projection', ?1) ON CONFLICT (key) DO UPDATE SET value = excluded.value)"};

// Raised when the code that makes the tables changes what it makes.
constexpr std::string_view kCodeVersion = "3";

Event eventAt(const SqlStatement& row)
{
    Event event;
    event.id = row.text(1);
    event.device = row.text(2);
    event.seq = row.integer(3);
    event.at.epochMs = parseIsoInstant(row.view(4)).value_or(0);
    event.at.offsetMinutes = static_cast<std::int32_t>(row.integer(5));
    event.actor = row.text(6);
    event.kind = row.text(7);
    event.payload = row.text(8);
    return event;
}

void apply(SqlConnection& target, const Event& event, std::int64_t ordinal)
{
    if (event.kind == "document.imported")
        applyImported(target, event.id, importedPayload(event.payload));
    else if (event.kind == "document.evaluated")
        applyEvaluated(target, event.id, evaluatedPayload(event.payload));
    else if (event.kind == "decision.made")
        applyDecision(target, event, ordinal, decisionPayload(event.payload));
    else if (isFieldEvent(event.kind))
        applyFieldEvent(target, event, ordinal);
    else if (event.kind == "decision.second" || event.kind == "adjudication.ruled")
        applySecondReading(target, event, ordinal);
    else if (event.kind == "person.enrolled")
        applyEnrolled(target, event.id, event.payload);
    else if (event.kind == "escalation.acknowledged" || event.kind == "escalation.answered" ||
             event.kind == "escalation.closed")
        applyEscalationStep(target, event, ordinal);
    else if (event.kind == "decision.undone" || event.kind == "decision.redone")
        applyUndone(target, nlohmann::json::parse(event.payload).at("decision"),
                    event.kind == "decision.undone");
}
} // namespace

std::string projectionVersion()
{
    return std::string(kCodeVersion) + "-" +
           sha256Hex(embeddedResource("review/queue_order.json")).substr(0, 16);
}

void replayEvents(SqlConnection& source, SqlConnection& target, bool merging)
{
    const std::vector<std::int64_t> merged = mergedOrder(source, merging);
    std::int64_t place = 0;
    for (const std::int64_t ordinal : merged) {
        SqlStatement event = source.prepare(kEvent);
        event.bindAll(ordinal);
        ++place;
        if (event.step())
            apply(target, eventAt(event), place);
    }
    SqlStatement events = source.prepare(kEvents);
    events.bindAll(static_cast<std::int64_t>(merged.size()));
    while (events.step())
        apply(target, eventAt(events), events.integer(0));
}

void remakeTables(SqlConnection& connection, bool merging)
{
    connection.runScript(
        "clear_tables",
        "DELETE FROM field_acts; DELETE FROM note_queries; DELETE FROM reading_duties; DELETE FROM "
        "escalation_steps; DELETE FROM people; DELETE FROM decisions; DELETE FROM items; DELETE FROM "
        "evaluations; DELETE FROM imports;");
    replayEvents(connection, connection, merging);
    connection.run(kSetVersion, projectionVersion());
}

Result<void> rebuildTables(WriteHandle& handle)
{
    return asResult([&handle] {
        SqlTransaction transaction(handle.connection());
        remakeTables(handle.connection());
        transaction.commit();
    });
}

Result<void> rebuildSearch(WriteHandle& handle, const DocumentIndexer& indexer)
{
    return asResult([&] {
        SqlConnection& connection = handle.connection();
        SqlTransaction transaction(connection);
        clearSearchText(connection);
        SqlStatement imports = connection.prepare(kImports);
        while (imports.step()) {
            const ItemKind kind = imports.view(0) == "note" ? ItemKind::note : ItemKind::turn;
            for (const DocumentItem& item : indexer(kind, imports.text(1), imports.view(3)))
                addSearchText(connection, {kind, imports.text(1), item.turn}, imports.text(2),
                              item.searchText);
        }
        SqlStatement decisions = connection.prepare(kDecisions);
        while (decisions.step())
            addDecisionText(connection, decisions.text(0), decisionPayload(decisions.view(1)));
        transaction.commit();
    });
}

} // namespace cotejo
