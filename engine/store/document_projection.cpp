#include "engine/store/document_projection.h"

#include "engine/base/iso_instant.h"
#include "engine/store/decision_projection.h"
#include "engine/store/queue_order.h"
#include "engine/store/sql_connection.h"

#include <compare>
#include <optional>
#include <tuple>

namespace cotejo
{
namespace
{
constexpr SqlText kImport{"insert_import", R"(
INSERT INTO imports (document, kind, record, subject, date, date_ms, batch, file, event)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING)"};
constexpr SqlText kNewItem{"insert_item", R"(
INSERT INTO items (kind, record, turn, item, turn_number, turn_count, subject, date, recency, document, date_ms, batch,
                   verdict, reasons, priority, state)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, '', '[]', ?13, 'pending') ON CONFLICT DO NOTHING)"};
constexpr SqlText kOrderOfItem{
    "item_order", "SELECT date_ms, batch, document FROM items WHERE record = ?1 AND turn = ?2 AND kind = ?3"};
constexpr SqlText kMoveItem{"move_item", R"(
UPDATE items SET turn_number = ?4, turn_count = ?5, subject = ?6, date = ?7, recency = ?8, document = ?9, date_ms = ?10, batch = ?11,
                 evaluation = NULL, verdict = '', reasons = '[]', priority = ?12
WHERE record = ?1 AND turn = ?2 AND kind = ?3)"};
constexpr SqlText kPresentEvaluation{"present_evaluation", R"(
SELECT id, verdict, reasons FROM evaluations
WHERE record = ?1 AND turn = ?2 AND document = ?3 AND kind = ?4 AND stale = 0)"};
constexpr SqlText kUseEvaluation{"use_evaluation", R"(
UPDATE items SET evaluation = ?4, verdict = ?5, reasons = ?6, priority = ?7
WHERE record = ?1 AND turn = ?2 AND kind = ?3 AND document = ?8 RETURNING standing)"};
constexpr SqlText kRetireEvaluation{"retire_evaluation", R"(
UPDATE evaluations SET stale = 1 WHERE record = ?1 AND turn = ?2 AND document = ?3 AND kind = ?4 AND stale = 0)"};
constexpr SqlText kNewEvaluation{"insert_evaluation", R"(
INSERT INTO evaluations (document, kind, record, turn, event, artifact, line, verdict, versions, complete, asked, to_clarify,
                         unknown, absent, not_applicable, reasons, stale)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, 0))"};

constexpr std::int64_t kNoDate = 9'000'000'000'000'000;

// Which of two documents that hold an item is the present one.
struct DocumentOrder {
    std::optional<std::int64_t> dateMs; // none is older than any
    std::string batch;
    std::string document;

    friend auto operator<=>(const DocumentOrder&, const DocumentOrder&) = default;
};

std::size_t turnCount(const ImportedPayload& payload)
{
    return payload.kind == ItemKind::turn ? payload.items.size() : 0;
}

std::int64_t recencyOf(const std::string& date)
{
    const std::optional<std::int64_t> ms = parseIsoInstant(date);
    return ms ? -*ms : kNoDate;
}

void useEvaluation(SqlConnection& connection, const ItemKey& key, const std::string& document,
                   std::int64_t evaluation, const std::string& verdict, const std::string& reasons,
                   std::int64_t priority)
{
    bool decided = false;
    {
        SqlStatement update = connection.prepare(kUseEvaluation);
        update.bindAll(key.record, key.turn, codeOfItemKind(key.kind), evaluation, verdict, reasons, priority,
                       document);
        while (update.step())
            decided = decided || !update.isNull(0);
    }
    if (decided)
        refreshDecisions(connection, key);
}

// The item moves to a newer document; an evaluation of that document may already be there (the older one came
// in later).
void moveItem(SqlConnection& connection, const ItemKey& key, const ImportedPayload& payload,
              std::size_t number, const std::string& date, const DocumentOrder& order)
{
    const QueueOrder& queue = QueueOrder::builtIn();
    connection.run(kMoveItem, key.record, key.turn, codeOfItemKind(key.kind), number, turnCount(payload),
                   payload.subject, date, recencyOf(date), payload.document, order.dateMs, payload.batch,
                   queue.priority({}));
    std::optional<std::int64_t> evaluation;
    std::string verdict;
    std::string reasons;
    {
        SqlStatement present = connection.prepare(kPresentEvaluation);
        present.bindAll(key.record, key.turn, payload.document, codeOfItemKind(key.kind));
        if (present.step()) {
            evaluation = present.integer(0);
            verdict = present.text(1);
            reasons = present.text(2);
        }
    }
    if (evaluation)
        useEvaluation(connection, key, payload.document, *evaluation, verdict, reasons,
                      queue.priority(fromJsonList(reasons)));
    refreshDecisions(connection, key);
}

DocumentOrder orderOfItem(SqlConnection& connection, const ItemKey& key)
{
    SqlStatement query = connection.prepare(kOrderOfItem);
    query.bindAll(key.record, key.turn, codeOfItemKind(key.kind));
    query.step();
    return {query.maybeInteger(0), query.text(1), query.text(2)};
}
} // namespace

void applyImported(SqlConnection& connection, const std::string& event, const ImportedPayload& payload)
{
    const std::string_view kind = codeOfItemKind(payload.kind);
    const DocumentOrder order{parseIsoInstant(payload.date), payload.batch, payload.document};
    connection.run(kImport, payload.document, kind, payload.record, payload.subject, payload.date,
                   order.dateMs, payload.batch, payload.file, event);
    const std::int64_t last = QueueOrder::builtIn().priority({});
    std::size_t number = 0;
    for (const auto& [turn, date] : payload.items) {
        const ItemKey key{payload.kind, payload.record, turn};
        number += payload.kind == ItemKind::turn ? 1 : 0;
        connection.run(kNewItem, kind, key.record, key.turn, key.item(), number, turnCount(payload),
                       payload.subject, date, recencyOf(date), payload.document, order.dateMs, payload.batch,
                       last);
        if (connection.changes() == 0 && orderOfItem(connection, key) < order)
            moveItem(connection, key, payload, number, date, order);
    }
}

void applyEvaluated(SqlConnection& connection, const std::string& event, const EvaluatedPayload& payload)
{
    const QueueOrder& queue = QueueOrder::builtIn();
    const std::string_view kind = codeOfItemKind(payload.kind);
    std::int64_t line = 0;
    for (const ItemEvaluation& item : payload.items) {
        const CompletenessCounts& counts = item.completeness;
        const std::string reasons = toJsonList(queue.sorted(item.reasons));
        connection.run(kRetireEvaluation, payload.record, item.turn, payload.document, kind);
        connection.run(kNewEvaluation, payload.document, kind, payload.record, item.turn, event,
                       payload.artifact, line++, item.verdict, item.versions, counts.complete, counts.asked,
                       counts.toClarify, counts.unknown, counts.absent, counts.notApplicable, reasons);
        useEvaluation(connection, {payload.kind, payload.record, item.turn}, payload.document,
                      connection.lastRowId(), item.verdict, reasons, queue.priority(item.reasons));
    }
}

} // namespace cotejo
