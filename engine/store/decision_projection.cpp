#include "engine/store/decision_projection.h"

#include "engine/domain/codes.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace cotejo
{
namespace
{
constexpr SqlText kNewDecision{"insert_decision", R"(
INSERT INTO decisions (event, ordinal, device, seq, at, offset, actor, kind, record, turn, item, decision, reasons, comment,
                       corrected, level, urgency, addressee, until, document, verdict, versions, findings, undone, stale, reading, follows)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, 0, 0, ?24, ?25))"};
constexpr SqlText kNewDuty{"insert_reading_duty",
                           "INSERT INTO reading_duties (first, actor, why) VALUES (?1, ?2, ?3)"};
constexpr SqlText kUndone{"mark_undone",
                          "UPDATE decisions SET undone = ?2 WHERE event = ?1 RETURNING kind, record, turn"};
constexpr SqlText kOutcome{
    "item_outcome",
    "SELECT document, verdict, reasons FROM items WHERE record = ?1 AND turn = ?2 AND kind = ?3"};
constexpr SqlText kDecisionsOf{"decisions_of_item", R"(
SELECT event, decision, document, verdict, findings, undone, until, stale, reading, follows,
       json_array(decision, reasons, corrected, level, urgency, addressee, until) FROM decisions
WHERE record = ?1 AND turn = ?2 AND kind = ?3 ORDER BY ordinal)"};
constexpr SqlText kMarkStale{"mark_stale", "UPDATE decisions SET stale = ?2 WHERE event = ?1"};
constexpr SqlText kItemState{"set_item_state", R"(
UPDATE items SET standing = ?4, state = ?5, until = ?6, rivals = ?7 WHERE record = ?1 AND turn = ?2 AND kind = ?3)"};

struct Outcome {
    std::string document;
    std::string verdict;
    std::vector<std::string> reasons;
};

struct Made {
    std::string event;
    DecisionKind kind = DecisionKind::approve;
    std::optional<std::string> until;
    bool undone = false;
    bool stale = false;
    bool staleBefore = false;
    bool second = false; // a second reading
    std::optional<std::vector<std::string>> follows;
    std::string says; // what would have to be the same for two to agree
};

std::string_view stateAfter(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::approve:
        return "approved";
    case DecisionKind::approve_with_correction:
        return "corrected";
    case DecisionKind::reject:
        return "rejected";
    case DecisionKind::escalate:
        return "escalated";
    case DecisionKind::cannot_judge:
        return "cannot_judge";
    case DecisionKind::postpone:
        return "postponed";
    }
    return "pending";
}

// Another document, another verdict, or a reason nobody saw: the decision was about something else.
bool isStale(const Outcome& now, std::string_view document, std::string_view verdict,
             std::string_view findings)
{
    if (document != now.document || verdict != now.verdict)
        return true;
    const std::vector<std::string> seen = fromJsonList(findings);
    return std::any_of(now.reasons.begin(), now.reasons.end(), [&seen](const std::string& reason) {
        return std::find(seen.begin(), seen.end(), reason) == seen.end();
    });
}

std::vector<Made> decisionsOf(SqlConnection& connection, const ItemKey& key, const Outcome& now)
{
    std::vector<Made> all;
    SqlStatement query = connection.prepare(kDecisionsOf);
    query.bindAll(key.record, key.turn, codeOfItemKind(key.kind));
    while (query.step()) {
        Made made;
        made.event = query.text(0);
        const std::optional<DecisionKind> kind = fromCode<DecisionKind>(query.view(1));
        if (!kind)
            throw StoreFailure("store.damaged", "decisions_of_item", "a word this program does not know");
        made.kind = *kind;
        made.stale = isStale(now, query.view(2), query.view(3), query.view(4));
        made.undone = query.integer(5) != 0;
        if (!query.isNull(6))
            made.until = query.text(6);
        made.staleBefore = query.integer(7) != 0;
        made.second = query.view(8) == codeOfReading(ReadingKind::second);
        if (!query.isNull(9))
            made.follows = fromJsonList(query.view(9));
        made.says = query.text(10);
        all.push_back(std::move(made));
    }
    return all;
}

// Decisions in force that no later one in force follows, directly or through others; the newest first.
std::vector<const Made*> unfollowed(const std::vector<Made>& all)
{
    std::vector<const Made*> open;
    std::unordered_set<std::string> followed;
    bool allBefore = false;
    for (auto made = all.rbegin(); made != all.rend(); ++made) {
        const bool covered = allBefore || followed.contains(made->event);
        const bool inForce = !made->undone && !made->second;
        if (inForce && !covered)
            open.push_back(&*made);
        if (made->second || (made->undone && !covered))
            continue;
        if (made->follows)
            followed.insert(made->follows->begin(), made->follows->end());
        else
            allBefore = true;
    }
    return open;
}

std::optional<Outcome> outcomeOf(SqlConnection& connection, const ItemKey& key)
{
    SqlStatement query = connection.prepare(kOutcome);
    query.bindAll(key.record, key.turn, codeOfItemKind(key.kind));
    if (!query.step())
        return std::nullopt;
    return Outcome{query.text(0), query.text(1), fromJsonList(query.view(2))};
}
} // namespace

void refreshDecisions(SqlConnection& connection, const ItemKey& key)
{
    const std::optional<Outcome> now = outcomeOf(connection, key);
    if (!now)
        return;
    std::optional<Made> standing;
    const std::vector<Made> all = decisionsOf(connection, key, *now);
    for (const Made& made : all) {
        if (made.stale != made.staleBefore)
            connection.run(kMarkStale, made.event, made.stale);
        if (!made.undone && !made.second)
            standing = made;
    }
    std::optional<std::string> event;
    std::optional<std::string> until;
    std::string_view state = "pending";
    std::vector<std::string> rivals;
    if (standing) {
        event = standing->event;
        until = standing->until;
        bool agreed = true;
        for (const Made* rival : unfollowed(all)) {
            if (rival->event == standing->event)
                continue;
            rivals.push_back(rival->event);
            agreed = agreed && rival->says == standing->says;
        }
        state = standing->stale || !agreed ? "stale" : stateAfter(standing->kind);
    }
    connection.run(kItemState, key.record, key.turn, codeOfItemKind(key.kind), event, state, until,
                   toJsonList(rivals));
}

void applyDecision(SqlConnection& connection, const Event& event, std::int64_t ordinal,
                   const DecisionPayload& payload, ReadingKind reading)
{
    const ReviewDecision& decision = payload.decision;
    std::optional<std::string> level;
    std::optional<std::string> urgency;
    std::optional<std::string> addressee;
    std::optional<std::string> follows;
    if (payload.follows)
        follows = toJsonList(*payload.follows);
    if (decision.escalation) {
        level = codeOf(decision.escalation->level);
        urgency = codeOf(decision.escalation->urgency);
        addressee = decision.escalation->to;
    }
    connection.run(kNewDecision, event.id, ordinal, event.device, event.seq, toIsoUtc(event.at.epochMs),
                   event.at.offsetMinutes, event.actor, codeOfItemKind(payload.key.kind), payload.key.record,
                   payload.key.turn, payload.key.item(), codeOf(decision.kind), toJsonList(decision.reasons),
                   decision.comment, decision.corrected, level, urgency, addressee, decision.until,
                   decision.basis.document, decision.basis.verdict, decision.basis.versions,
                   toJsonList(payload.findings), codeOfReading(reading), follows);
    if (!payload.duty.empty())
        connection.run(kNewDuty, event.id, event.actor, payload.duty);
    refreshDecisions(connection, payload.key);
}

void applyUndone(SqlConnection& connection, const std::string& decisionEvent, bool undone)
{
    std::optional<ItemKey> key;
    {
        SqlStatement update = connection.prepare(kUndone);
        update.bindAll(decisionEvent, undone);
        while (update.step())
            key = ItemKey{update.view(0) == "note" ? ItemKind::note : ItemKind::turn, update.text(1),
                          update.text(2)};
    }
    if (key)
        refreshDecisions(connection, *key);
}

} // namespace cotejo
