#include "engine/store/review_writer.h"

#include "engine/base/canonical_json.h"
#include "engine/base/iso_instant.h"
#include "engine/base/utf8_check.h"
#include "engine/store/decision_projection.h"
#include "engine/store/decision_validator.h"
#include "engine/store/draft_json.h"
#include "engine/store/event_log.h"
#include "engine/store/item_lookup.h"
#include "engine/store/role_gate.h"
#include "engine/store/search_index.h"
#include "engine/store/second_reading_rule.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cotejo
{
namespace
{
constexpr SqlText kDecision{"find_decision",
                            "SELECT item, undone, reading, kind FROM decisions WHERE event = ?1"};
constexpr SqlText kHasDocument{"item_has_document",
                               "SELECT 1 FROM imports WHERE kind = ?1 AND record = ?2 AND document = ?3"};
constexpr SqlText kSaveDraft{"save_draft", R"(
INSERT INTO drafts (kind, record, turn, author, content, saved_at, offset) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (kind, record, turn, author) DO UPDATE
SET content = excluded.content, saved_at = excluded.saved_at, offset = excluded.offset)"};
constexpr SqlText kClearDraft{
    "clear_draft", "DELETE FROM drafts WHERE kind = ?1 AND record = ?2 AND turn = ?3 AND author = ?4"};

bool isBlank(const std::string& text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; });
}

// The basis a person had on the screen; without one, what is current.
void completeBasis(SqlConnection& connection, const ItemNow& now, DecisionBasis& basis)
{
    if (basis.document.empty()) {
        basis = {now.document, now.verdict, now.versions};
        return;
    }
    SqlStatement query = connection.prepare(kHasDocument);
    query.bindAll(codeOfItemKind(now.key.kind), now.key.record, basis.document);
    if (!query.step())
        throw StoreFailure("decision.basis_missing", "basis", "a document of this item was expected");
}

void removeDraft(SqlConnection& connection, const ItemKey& key, const std::string& by)
{
    connection.run(kClearDraft, codeOfItemKind(key.kind), key.record, key.turn, by);
}
} // namespace

ReviewWriter::ReviewWriter(WriteHandle& handle, const Clock& clock, const ReasonCatalog& reasons)
    : m_handle(handle), m_clock(clock), m_reasons(reasons)
{
}

Result<EventReceipt> ReviewWriter::decide(const ReviewDecision& asked, const std::optional<std::string>& seen)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemNow now = lookUpItem(connection, asked.item);
        const std::string role = requireAct(connection, asked.by, decidingAct(now.key.kind));
        const Result<void> valid =
            validateDecision(asked, now.key.kind, now.reasons, m_reasons, localIsoDay(m_clock.now()));
        if (!valid)
            throw StoreFailure(valid.error());
        DecisionPayload payload{now.key, asked, now.reasons, {}, role, {}, {}, {}};
        completeBasis(connection, now, payload.decision.basis);
        const bool conflict = seen && *seen != now.standing;
        payload.standing = conflict ? now.standing : "";
        if (!conflict) {
            payload.duty = SecondReadingRule::builtIn().why(asked, now.reasons);
            payload.follows = now.open;
        }
        const AppendedEvent appended = appendEvent(
            connection, m_handle.device(), m_clock,
            {asked.by, conflict ? "decision.conflict" : "decision.made", asked.item, toPayload(payload)});
        if (!conflict) {
            applyDecision(connection, placedEvent(appended, m_handle.device(), asked.by), appended.ordinal,
                          payload);
            addDecisionText(connection, appended.receipt.event, payload);
            removeDraft(connection, now.key, asked.by);
        }
        transaction.commit();
        if (conflict)
            throw StoreFailure("decision.conflict", now.standing,
                               "another decision stands since this one was begun");
        return appended.receipt;
    });
}

Result<EventReceipt> ReviewWriter::setUndone(const std::string& decisionEvent, const std::string& by,
                                             bool undone)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        if (isBlank(by))
            throw StoreFailure("decision.no_name", "by", "who acts must be named");
        std::string item;
        ItemKind kind = ItemKind::turn;
        {
            SqlStatement query = connection.prepare(kDecision);
            query.bindAll(decisionEvent);
            if (!query.step())
                throw StoreFailure("decision.unknown_event", decisionEvent,
                                   "the id of a decision in this store");
            if ((query.integer(1) != 0) == undone)
                throw StoreFailure(undone ? "decision.already_undone" : "decision.not_undone", decisionEvent);
            item = query.text(0);
            if (query.view(2) == codeOfReading(ReadingKind::second))
                throw StoreFailure("reading.kept", decisionEvent, "a second reading is not taken back");
            kind = query.view(3) == codeOfItemKind(ItemKind::note) ? ItemKind::note : ItemKind::turn;
        }
        requireAct(connection, by, decidingAct(kind));
        const AppendedEvent appended = appendEvent(connection, m_handle.device(), m_clock,
                                                   {by, undone ? "decision.undone" : "decision.redone", item,
                                                    canonicalJson({{"decision", decisionEvent}})});
        applyUndone(connection, decisionEvent, undone);
        transaction.commit();
        return appended.receipt;
    });
}

Result<EventReceipt> ReviewWriter::undo(const std::string& decisionEvent, const std::string& by)
{
    return setUndone(decisionEvent, by, true);
}

Result<EventReceipt> ReviewWriter::redo(const std::string& decisionEvent, const std::string& by)
{
    return setUndone(decisionEvent, by, false);
}

Result<EventReceipt> ReviewWriter::revealIdentifiers(const std::string& item, const std::string& by,
                                                     const std::string& why)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemNow now = lookUpItem(connection, item);
        requireAct(connection, by, ReviewAct::show_identifiers);
        if (isBlank(why))
            throw StoreFailure("decision.reason_missing", "why",
                               "why the identifiers are shown must be said");
        if (firstTextFault(by) || firstTextFault(why))
            throw StoreFailure("decision.not_utf8", "by or why", "UTF-8 without NUL was expected");
        const AppendedEvent appended = appendEvent(
            connection, m_handle.device(), m_clock,
            {by, "identifiers.revealed", item, canonicalJson({{"document", now.document}, {"why", why}})});
        transaction.commit();
        return appended.receipt;
    });
}

Result<void> ReviewWriter::saveDraft(const std::string& item, const std::string& by, const ReviewDraft& draft)
{
    if (draft == ReviewDraft{})
        return clearDraft(item, by);
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemKey key = lookUpItem(connection, item).key;
        const Instant at = m_clock.now();
        connection.run(kSaveDraft, codeOfItemKind(key.kind), key.record, key.turn, by, draftToJson(draft),
                       toIsoUtc(at.epochMs), at.offsetMinutes);
        transaction.commit();
    });
}

Result<void> ReviewWriter::clearDraft(const std::string& item, const std::string& by)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        removeDraft(connection, lookUpItem(connection, item).key, by);
        transaction.commit();
    });
}

} // namespace cotejo
