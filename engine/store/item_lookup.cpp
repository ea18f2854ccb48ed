#include "engine/store/item_lookup.h"

#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

namespace cotejo
{
namespace
{
constexpr SqlText kItem{"look_up_item", R"(
SELECT i.kind, i.record, i.turn, i.document, i.verdict, ifnull(e.versions, ''), i.reasons, ifnull(i.standing, ''), i.rivals
FROM items AS i LEFT JOIN evaluations AS e ON e.id = i.evaluation WHERE i.item = ?1 LIMIT 2)"};
}

ItemNow lookUpItem(SqlConnection& connection, const std::string& item)
{
    SqlStatement query = connection.prepare(kItem);
    query.bindAll(item);
    if (!query.step())
        throw StoreFailure("store.unknown_item", item, "TRANSCRIPT/TURN or the id of a note in this store");
    ItemNow now;
    now.key = {query.view(0) == "note" ? ItemKind::note : ItemKind::turn, query.text(1), query.text(2)};
    now.document = query.text(3);
    now.verdict = query.text(4);
    now.versions = query.text(5);
    now.reasons = fromJsonList(query.view(6));
    now.standing = query.text(7);
    now.open = fromJsonList(query.view(8));
    if (!now.standing.empty())
        now.open.push_back(now.standing);
    if (query.step())
        throw StoreFailure("store.ambiguous_item", item, "a note and a turn, or two turns, share this name");
    return now;
}

} // namespace cotejo
