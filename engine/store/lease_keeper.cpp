#include "engine/store/lease_keeper.h"

#include "engine/store/item_lookup.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kHeld{"lease_held", R"(
SELECT holder, device, since_ms FROM leases
WHERE kind = ?1 AND record = ?2 AND turn = ?3 AND until_ms > ?4 AND (holder <> ?5 OR device <> ?6))"};
// A renewed lease keeps its beginning; one that ran out begins anew.
constexpr SqlText kTake{"take_lease", R"(
INSERT INTO leases (kind, record, turn, holder, device, since_ms, until_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (kind, record, turn) DO UPDATE SET
    since_ms = CASE WHEN holder = excluded.holder AND device = excluded.device AND until_ms > excluded.since_ms
               THEN since_ms ELSE excluded.since_ms END,
    holder = excluded.holder, device = excluded.device, until_ms = excluded.until_ms)"};
constexpr SqlText kRelease{
    "release_lease",
    "DELETE FROM leases WHERE kind = ?1 AND record = ?2 AND turn = ?3 AND holder = ?4 AND device = ?5"};
} // namespace

Result<std::optional<Lease>> LeaseKeeper::take(const std::string& item, const std::string& by)
{
    return asResult([&]() -> std::optional<Lease> {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemKey key = lookUpItem(connection, item).key;
        const Instant now = m_clock.now();
        {
            SqlStatement query = connection.prepare(kHeld);
            query.bindAll(codeOfItemKind(key.kind), key.record, key.turn, now.epochMs, by, m_handle.device());
            if (query.step())
                return Lease{query.text(0), query.text(1), {query.integer(2), now.offsetMinutes}};
        }
        connection.run(kTake, codeOfItemKind(key.kind), key.record, key.turn, by, m_handle.device(),
                       now.epochMs, now.epochMs + kLifeMs);
        transaction.commit();
        return std::nullopt;
    });
}

Result<void> LeaseKeeper::release(const std::string& item, const std::string& by)
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction transaction(connection);
        const ItemKey key = lookUpItem(connection, item).key;
        connection.run(kRelease, codeOfItemKind(key.kind), key.record, key.turn, by, m_handle.device());
        transaction.commit();
    });
}

} // namespace cotejo
