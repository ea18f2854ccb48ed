#include "engine/store/queue_reader.h"

#include "engine/base/iso_instant.h"
#include "engine/store/item_lookup.h"
#include "engine/store/queue_query.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kItemId{"item_id", "SELECT id FROM items WHERE record = ?1 AND turn = ?2 AND kind = ?3"};

// Events keep UTC and the offset of the person who acted; the day counted is that person's.
constexpr SqlText kDecidedOn{"decided_on", R"(
SELECT count(*) FROM decisions WHERE undone = 0 AND date(at, offset || ' minutes') = ?1
 AND (?2 = '' OR event NOT IN (SELECT first FROM open_duties WHERE actor <> ?2 AND addressee <> ?2)))"};

constexpr SqlText kAnItemAfter{"an_item_after", "SELECT 1 FROM items LIMIT 1 OFFSET ?1"};

void bindValues(SqlStatement& statement, const std::vector<std::string>& values)
{
    int at = 0;
    for (const std::string& value : values)
        statement.bind(++at, value);
}
} // namespace

QueueReader::QueueReader(ReadHandle& handle, const Clock& clock) : m_handle(handle), m_clock(clock) {}

QueueViewer QueueReader::who() const
{
    return {localIsoDay(m_clock.now()), m_viewer};
}

Result<QueuePage> QueueReader::page(const QueueFilter& filter, const std::optional<QueueCursor>& after,
                                    std::size_t limit) const
{
    return asResult([&] {
        const QueueQuery query = queueQuery(filter, who());
        const int count = static_cast<int>(query.values.size());
        const auto parameter = [count](int n) { return "?" + std::to_string(count + n); };
        std::string sql = "SELECT " + queueColumnsSql() + " FROM " + query.from;
        if (after)
            sql += " AND (i.priority, i.recency, i.item, i.id) > (" + parameter(2) + ", " + parameter(3) +
                   ", " + parameter(4) + ", " + parameter(5) + ")";
        sql += " ORDER BY i.priority, i.recency, i.item, i.id LIMIT " + parameter(1);
        SqlStatement statement = m_handle.connection().prepareOnce("queue_page", sql);
        bindValues(statement, query.values);
        statement.bind(count + 1, limit + 1);
        if (after) {
            statement.bind(count + 2, after->priority);
            statement.bind(count + 3, after->recency);
            statement.bind(count + 4, after->item);
            statement.bind(count + 5, after->id);
        }
        QueuePage page;
        QueueCursor last;
        while (statement.step()) {
            if (page.rows.size() == limit) {
                page.next = last;
                break;
            }
            page.rows.push_back(queueRowFrom(statement));
            last = queueCursorFrom(statement);
        }
        return page;
    });
}

Result<std::size_t> QueueReader::count(const QueueFilter& filter) const
{
    return asResult([&] {
        const QueueQuery query = queueQuery(filter, who());
        SqlStatement statement =
            m_handle.connection().prepareOnce("queue_count", "SELECT count(*) FROM " + query.from);
        bindValues(statement, query.values);
        return statement.step() ? static_cast<std::size_t>(statement.integer(0)) : 0;
    });
}

Result<bool> QueueReader::holdsMoreThan(std::size_t items) const
{
    return asResult([&] {
        SqlStatement statement = m_handle.connection().prepare(kAnItemAfter);
        statement.bindAll(items);
        return statement.step();
    });
}

Result<std::map<ItemState, std::size_t>> QueueReader::countByState(const QueueFilter& filter) const
{
    return asResult([&] {
        const QueueQuery query = queueQuery(filter, who());
        SqlStatement statement = m_handle.connection().prepareOnce(
            "queue_states", "SELECT " + queueStateSql() + ", count(*) FROM " + query.from + " GROUP BY 1");
        bindValues(statement, query.values);
        std::map<ItemState, std::size_t> counts;
        while (statement.step()) {
            if (const std::optional<ItemState> state = itemStateFromCode(statement.view(0)))
                counts[*state] = static_cast<std::size_t>(statement.integer(1));
        }
        return counts;
    });
}

Result<std::size_t> QueueReader::decidedOn(const std::string& localDate) const
{
    return asResult([&] {
        SqlStatement statement = m_handle.connection().prepare(kDecidedOn);
        statement.bindAll(localDate, m_viewer);
        return statement.step() ? static_cast<std::size_t>(statement.integer(0)) : 0;
    });
}

Result<QueueRow> QueueReader::row(std::int64_t id) const
{
    return asResult([&] {
        std::optional<QueueRow> found = queueRowOf(m_handle.connection(), id, who());
        if (!found)
            throw StoreFailure("store.unknown_item", std::to_string(id), "an item of this store");
        return std::move(*found);
    });
}

Result<QueueRow> QueueReader::find(const std::string& item) const
{
    const Result<std::int64_t> id = asResult([&] {
        SqlConnection& connection = m_handle.connection();
        const ItemKey key = lookUpItem(connection, item).key;
        SqlStatement statement = connection.prepare(kItemId);
        statement.bindAll(key.record, key.turn, codeOfItemKind(key.kind));
        return statement.step() ? statement.integer(0) : 0;
    });
    if (!id)
        return tl::unexpected<Error>(id.error());
    return row(*id);
}

} // namespace cotejo
