#include "engine/store/second_reader.h"

#include "engine/base/canonical_json.h"
#include "engine/base/iso_instant.h"
#include "engine/store/decision_projection.h"
#include "engine/store/decision_validator.h"
#include "engine/store/event_log.h"
#include "engine/store/item_lookup.h"
#include "engine/store/role_gate.h"
#include "engine/store/search_index.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
constexpr SqlText kDuty{"reading_duty", R"(
SELECT y.actor, ifnull(y.second, ''), ifnull(y.ruling, ''), f.decision, ifnull(s.decision, ''), ifnull(s.actor, ''), f.item,
       f.undone, i.standing = f.event, ifnull(f.addressee, '')
FROM reading_duties AS y JOIN decisions AS f ON f.event = y.first LEFT JOIN decisions AS s ON s.event = y.second
LEFT JOIN items AS i ON i.record = f.record AND i.turn = f.turn AND i.kind = f.kind WHERE y.first = ?1)"};
constexpr SqlText kSetSecond{"set_second_reading", "UPDATE reading_duties SET second = ?2 WHERE first = ?1"};
constexpr SqlText kSetRuling{"set_ruling", "UPDATE reading_duties SET ruling = ?2 WHERE first = ?1"};
constexpr SqlText kForgetDraft{
    "clear_reading_draft",
    "DELETE FROM drafts WHERE kind = ?1 AND record = ?2 AND turn = ?3 AND author = ?4"};

struct Duty {
    std::string firstBy;
    std::string second;
    std::string ruling;
    std::string firstWord;
    std::string secondWord;
    std::string secondBy;
    std::string item;
    bool stands = false;
    std::string addressee;
};

std::optional<Duty> dutyOf(SqlConnection& connection, const std::string& first)
{
    SqlStatement query = connection.prepare(kDuty);
    query.bindAll(first);
    if (!query.step())
        return std::nullopt;
    return Duty{query.text(0), query.text(1), query.text(2), query.text(3),
                query.text(4), query.text(5), query.text(6), query.integer(7) == 0 && query.integer(8) != 0,
                query.text(9)};
}

DecisionPayload payloadOf(const ReviewDecision& decision, const ItemNow& now)
{
    DecisionPayload payload{now.key, decision, now.reasons, {}, {}, {}, {}, {}};
    if (payload.decision.basis.document.empty())
        payload.decision.basis = {now.document, now.verdict, now.versions};
    return payload;
}

} // namespace

Result<EventReceipt> SecondReader::give(const ReviewDecision& asked)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemNow now = lookUpItem(connection, asked.item);
        requireAct(connection, asked.by, decidingAct(now.key.kind));
        const std::string role = requireAct(connection, asked.by, ReviewAct::second_reading);
        if (asked.kind == DecisionKind::postpone)
            throw StoreFailure("reading.postpone", asked.item, "a reading says what it finds");
        const Result<void> valid =
            validateDecision(asked, now.key.kind, now.reasons, m_reasons, localIsoDay(m_clock.now()));
        if (!valid)
            throw StoreFailure(valid.error());
        const std::optional<Duty> duty = dutyOf(connection, now.standing);
        if (!duty || !duty->second.empty() || duty->firstBy == asked.by || duty->addressee == asked.by)
            throw StoreFailure("reading.none_due", asked.item, "an item that awaits a second reading");
        DecisionPayload payload = payloadOf(asked, now);
        payload.first = now.standing;
        payload.role = role;
        const AppendedEvent appended =
            appendEvent(connection, m_handle.device(), m_clock,
                        {asked.by, "decision.second", asked.item, toPayload(payload)});
        applyDecision(connection, placedEvent(appended, m_handle.device(), asked.by), appended.ordinal,
                      payload, ReadingKind::second);
        connection.run(kSetSecond, now.standing, appended.receipt.event);
        addDecisionText(connection, appended.receipt.event, payload);
        connection.run(kForgetDraft, codeOfItemKind(now.key.kind), now.key.record, now.key.turn, asked.by);
        (void)appendEvent(connection, m_handle.device(), m_clock,
                          {asked.by, "reading.revealed", asked.item,
                           canonicalJson({{"first", now.standing}, {"second", appended.receipt.event}})});
        transaction.commit();
        return appended.receipt;
    });
}

Result<EventReceipt> SecondReader::rule(const std::string& first, const ReviewDecision& asked)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const std::string role = requireAct(connection, asked.by, ReviewAct::adjudicate);
        const std::optional<Duty> duty = dutyOf(connection, first);
        if (!duty || duty->item != asked.item)
            throw StoreFailure("reading.unknown", first,
                               "the first decision of a second reading of this item");
        if (duty->second.empty())
            throw StoreFailure("reading.no_second", first);
        if (!duty->ruling.empty())
            throw StoreFailure("reading.ruled", duty->ruling);
        if (duty->firstWord == duty->secondWord)
            throw StoreFailure("reading.agreed", first);
        if (asked.by == duty->firstBy || asked.by == duty->secondBy)
            throw StoreFailure("reading.same_person", asked.by, "a third person");
        const ItemNow now = lookUpItem(connection, asked.item);
        const Result<void> valid =
            validateDecision(asked, now.key.kind, now.reasons, m_reasons, localIsoDay(m_clock.now()));
        if (!valid)
            throw StoreFailure(valid.error());
        if (asked.comment.find_first_not_of(" \t\r\n") == std::string::npos)
            throw StoreFailure("decision.reason_missing", "comment", "why the ruling is so must be said");
        DecisionPayload payload = payloadOf(asked, now);
        payload.first = first;
        payload.second = duty->second;
        payload.role = role;
        payload.follows = now.open;
        const AppendedEvent appended =
            appendEvent(connection, m_handle.device(), m_clock,
                        {asked.by, "adjudication.ruled", asked.item, toPayload(payload)});
        applyDecision(connection, placedEvent(appended, m_handle.device(), asked.by), appended.ordinal,
                      payload, ReadingKind::ruling);
        connection.run(kSetRuling, first, appended.receipt.event);
        addDecisionText(connection, appended.receipt.event, payload);
        transaction.commit();
        return appended.receipt;
    });
}

void applySecondReading(SqlConnection& connection, const Event& event, std::int64_t ordinal)
{
    const DecisionPayload payload = decisionPayload(event.payload);
    const bool ruling = event.kind == "adjudication.ruled";
    applyDecision(connection, event, ordinal, payload, ruling ? ReadingKind::ruling : ReadingKind::second);
    connection.run(ruling ? kSetRuling : kSetSecond, payload.first, event.id);
}

} // namespace cotejo
