#pragma once

#include "engine/store/queue_filter.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

class SqlConnection;
class SqlStatement;

// A filter as SQL: the part after FROM, and the values its ?1, ?2, … stand for.
struct QueueQuery {
    std::string from; // "items AS i LEFT JOIN … WHERE …"
    std::vector<std::string> values;
};

[[nodiscard]] QueueQuery queueQuery(const QueueFilter& filter, const std::string& today);

// The state of an item for a reader whose day is `today`, as an expression over items AS i.
[[nodiscard]] std::string queueStateSql(const std::string& todayParameter);

// The columns queueRowFrom() reads, for the FROM of a QueueQuery.
[[nodiscard]] std::string queueColumnsSql(const std::string& todayParameter);
[[nodiscard]] QueueRow queueRowFrom(const SqlStatement& row);
[[nodiscard]] QueueCursor queueCursorFrom(const SqlStatement& row);

// One item by its id, with the same columns; nullopt where there is none.
[[nodiscard]] std::optional<QueueRow> queueRowOf(SqlConnection& connection, std::int64_t id,
                                                 const std::string& today);

} // namespace cotejo
