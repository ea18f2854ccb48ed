#include "engine/store/decision_rows.h"

#include "engine/base/iso_instant.h"
#include "engine/domain/codes.h"
#include "engine/store/event_payloads.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

namespace cotejo
{
namespace
{
constexpr SqlText kOfItem{"decision_history", R"(
SELECT d.event, d.device, d.seq, d.at, d.offset, d.actor, d.item, d.decision, d.reasons, d.comment, d.corrected, d.level,
       d.urgency, d.addressee, d.until, d.document, d.verdict, d.versions, d.undone, d.stale, ifnull(i.standing = d.event, 0), d.kind, d.reading
FROM items AS i JOIN decisions AS d ON d.record = i.record AND d.turn = i.turn AND d.kind = i.kind
WHERE i.id = ?1 ORDER BY d.ordinal)"};
constexpr SqlText kAll{"decision_log", R"(
SELECT d.event, d.device, d.seq, d.at, d.offset, d.actor, d.item, d.decision, d.reasons, d.comment, d.corrected, d.level,
       d.urgency, d.addressee, d.until, d.document, d.verdict, d.versions, d.undone, d.stale, ifnull(i.standing = d.event, 0), d.kind, d.reading
FROM decisions AS d LEFT JOIN items AS i ON d.record = i.record AND d.turn = i.turn AND d.kind = i.kind ORDER BY d.ordinal)"};

constexpr SqlText kOne{"decision_of_event", R"(
SELECT d.event, d.device, d.seq, d.at, d.offset, d.actor, d.item, d.decision, d.reasons, d.comment, d.corrected, d.level,
       d.urgency, d.addressee, d.until, d.document, d.verdict, d.versions, d.undone, d.stale, ifnull(i.standing = d.event, 0), d.kind, d.reading
FROM decisions AS d LEFT JOIN items AS i ON d.record = i.record AND d.turn = i.turn AND d.kind = i.kind WHERE d.event = ?1)"};

template <class E>
E word(const SqlStatement& row, int column)
{
    const std::optional<E> value = fromCode<E>(row.view(column));
    if (!value)
        throw StoreFailure("store.damaged", "decisions", "a word this program does not know");
    return *value;
}

DecisionRecord recordFrom(const SqlStatement& row)
{
    DecisionRecord out;
    out.event = row.text(0);
    out.device = row.text(1);
    out.seq = row.integer(2);
    out.at = {parseIsoInstant(row.view(3)).value_or(0), static_cast<std::int32_t>(row.integer(4))};
    ReviewDecision& decision = out.decision;
    decision.by = row.text(5);
    decision.item = row.text(6);
    decision.kind = word<DecisionKind>(row, 7);
    decision.reasons = fromJsonList(row.view(8));
    decision.comment = row.text(9);
    if (!row.isNull(10))
        decision.corrected = row.text(10);
    if (!row.isNull(11))
        decision.escalation =
            Escalation{word<EscalationLevel>(row, 11), word<Urgency>(row, 12), row.text(13)};
    if (!row.isNull(14))
        decision.until = row.text(14);
    decision.basis = {row.text(15), row.text(16), row.text(17)};
    out.undone = row.integer(18) != 0;
    out.stale = row.integer(19) != 0;
    out.standing = row.integer(20) != 0;
    out.kind = row.view(21) == "note" ? ItemKind::note : ItemKind::turn;
    for (const ReadingKind reading : {ReadingKind::second, ReadingKind::ruling}) {
        if (row.view(22) == codeOfReading(reading))
            out.reading = reading;
    }
    return out;
}
} // namespace

std::vector<DecisionRecord> decisionHistory(SqlConnection& connection, std::int64_t item)
{
    std::vector<DecisionRecord> history;
    SqlStatement query = connection.prepare(kOfItem);
    query.bindAll(item);
    while (query.step())
        history.push_back(recordFrom(query));
    return history;
}

DecisionRecord decisionRecord(SqlConnection& connection, const std::string& event)
{
    SqlStatement query = connection.prepare(kOne);
    query.bindAll(event);
    if (!query.step())
        throw StoreFailure("store.damaged", event, "a decision of this store was expected");
    return recordFrom(query);
}

void forEachDecision(SqlConnection& connection, const std::function<bool(const DecisionRecord&)>& take)
{
    SqlStatement query = connection.prepare(kAll);
    while (query.step() && take(recordFrom(query))) {
    }
}

} // namespace cotejo
