#include "engine/store/reading_list.h"

#include "engine/store/decision_rows.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kPairs{"reading_pairs", R"(
SELECT y.first, y.second, y.ruling, y.why, i.id
FROM reading_duties AS y CROSS JOIN decisions AS s ON s.event = y.second JOIN decisions AS f ON f.event = y.first
JOIN items AS i ON i.record = f.record AND i.turn = f.turn AND i.kind = f.kind WHERE y.second IS NOT NULL ORDER BY s.ordinal DESC)"};
constexpr SqlText kDue{"readings_due",
                       "SELECT count(*) FROM open_duties WHERE actor <> ?1 AND addressee <> ?1"};
constexpr SqlText kHidden{"readings_hidden",
                          "SELECT first FROM open_duties WHERE actor <> ?1 AND addressee <> ?1"};
constexpr SqlText kIsHidden{"is_hidden", R"(
SELECT 1 FROM open_duties WHERE first = ?2 AND actor <> ?1 AND addressee <> ?1)"};
} // namespace

Result<std::vector<ReadingPair>> readPairs(ReadHandle& handle)
{
    return asResult([&] {
        SqlConnection& connection = handle.connection();
        std::vector<ReadingPair> pairs;
        SqlStatement query = connection.prepare(kPairs);
        while (query.step()) {
            ReadingPair pair;
            pair.first = decisionRecord(connection, query.text(0));
            pair.second = decisionRecord(connection, query.text(1));
            if (!query.isNull(2))
                pair.ruling = decisionRecord(connection, query.text(2));
            pair.why = query.text(3);
            pair.itemId = query.integer(4);
            pairs.push_back(std::move(pair));
        }
        return pairs;
    });
}

Result<std::size_t> readingsDueTo(ReadHandle& handle, const std::string& viewer)
{
    return asResult([&] {
        SqlStatement query = handle.connection().prepare(kDue);
        query.bindAll(viewer);
        return query.step() ? static_cast<std::size_t>(query.integer(0)) : 0;
    });
}

Result<bool> isHiddenFrom(ReadHandle& handle, const std::string& viewer, const std::string& event)
{
    return asResult([&] {
        SqlStatement query = handle.connection().prepare(kIsHidden);
        query.bindAll(viewer, event);
        return query.step();
    });
}

Result<std::set<std::string>> hiddenFrom(ReadHandle& handle, const std::string& viewer)
{
    return asResult([&] {
        std::set<std::string> hidden;
        SqlStatement query = handle.connection().prepare(kHidden);
        query.bindAll(viewer);
        while (query.step())
            hidden.insert(query.text(0));
        return hidden;
    });
}

} // namespace cotejo
