#pragma once

#include "engine/store/queue_filter.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

class SqlConnection;
class SqlStatement;

// Whose queue it is.
struct QueueViewer {
    std::string today;  // ISO day where the reader is
    std::string viewer; // who reads; empty: one who may see everything
};

// A filter as SQL: the part after FROM, and the values its ?1, ?2, … stand for.
struct QueueQuery {
    std::string from; // "items AS i LEFT JOIN … WHERE …"
    std::vector<std::string> values;
};

// ?1 is `who.today`, ?2 `who.viewer`.
[[nodiscard]] QueueQuery queueQuery(const QueueFilter& filter, const QueueViewer& who);

// The state of an item for a reader, as an expression over items AS i: ?1 and ?2 as in queueQuery. An item
// whose first reading the reader must not know yet is pending.
[[nodiscard]] std::string queueStateSql();
// Whether the reader is to give a second reading of it, blind.
[[nodiscard]] std::string queueBlindSql();

// The columns queueRowFrom() reads, for the FROM of a QueueQuery.
[[nodiscard]] std::string queueColumnsSql();
[[nodiscard]] QueueRow queueRowFrom(const SqlStatement& row);
[[nodiscard]] QueueCursor queueCursorFrom(const SqlStatement& row);

// One item by its id, with the same columns; nullopt where there is none.
[[nodiscard]] std::optional<QueueRow> queueRowOf(SqlConnection& connection, std::int64_t id,
                                                 const QueueViewer& who);

} // namespace cotejo
