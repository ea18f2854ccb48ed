#include "engine/store/queue_query.h"

#include "engine/store/event_payloads.h"
#include "engine/store/search_index.h"
#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"

namespace cotejo
{
namespace
{
constexpr const char* kTables = "items AS i LEFT JOIN evaluations AS e ON e.id = i.evaluation";

// Documents that are no longer an item's own are in the index too; their words must not find it.
constexpr const char* kFoundByText = R"(
i.id IN (SELECT f.id FROM search_index AS x JOIN search_rows AS s ON s.id = x.rowid
         JOIN items AS f ON f.record = s.record AND f.turn = s.turn AND f.kind = s.kind
         WHERE search_index MATCH )";
// Nor may a comment that a blind reader must not know.
constexpr const char* kPresentSource = R"( AND (length(s.source) <> 64 OR s.source = f.document)
 AND NOT EXISTS (SELECT 1 FROM open_duties AS y
                 WHERE y.first = s.source AND ?2 <> '' AND y.actor <> ?2 AND y.addressee <> ?2)))";

constexpr const char* kHasDraft = R"(
EXISTS (SELECT 1 FROM drafts AS d WHERE d.kind = i.kind AND d.record = i.record AND d.turn = i.turn))";

// A decision by another person stands that nobody has read a second time.
constexpr const char* kBlind = R"(
(?2 <> '' AND EXISTS (SELECT 1 FROM reading_duties AS y JOIN decisions AS f ON f.event = y.first
                      WHERE y.first = i.standing AND y.second IS NULL AND y.actor <> ?2 AND ifnull(f.addressee, '') <> ?2)))";
// Begun by the reader, handed to the reader, or decided by the reader.
constexpr const char* kMine = R"(
(EXISTS (SELECT 1 FROM drafts AS d WHERE d.kind = i.kind AND d.record = i.record AND d.turn = i.turn AND d.author = ?2)
 OR EXISTS (SELECT 1 FROM decisions AS d WHERE d.record = i.record AND d.turn = i.turn AND d.kind = i.kind AND d.undone = 0
            AND (d.actor = ?2 OR (d.event = i.standing AND d.addressee = ?2)))))";

// Collects conditions and hands out the numbers of their parameters.
class Conditions
{
public:
    std::string parameter(std::string value)
    {
        m_values.push_back(std::move(value));
        return "?" + std::to_string(m_values.size());
    }
    void add(const std::string& condition) { m_where += (m_where.empty() ? " WHERE " : " AND ") + condition; }

    template <class Each, class Write>
    void anyOf(const std::vector<Each>& choices, Write write)
    {
        if (choices.empty())
            return;
        std::string list;
        for (const Each& choice : choices)
            list += (list.empty() ? "(" : " OR ") + write(choice);
        add(list + ")");
    }
    [[nodiscard]] QueueQuery query() const { return {kTables + m_where, m_values}; }

private:
    std::string m_where;
    std::vector<std::string> m_values;
};

// A family is everything before the colon; reasons stand in a JSON list, so a bare LIKE would also find parts
// of words.
std::string reasonCondition(Conditions& where, const std::string& family)
{
    const std::string name = where.parameter(family);
    return "EXISTS (SELECT 1 FROM json_each(i.reasons) AS r WHERE r.value = " + name +
           " OR substr(r.value, 1, length(" + name + ") + 1) = " + name + " || ':')";
}
} // namespace

std::string queueBlindSql()
{
    return kBlind;
}

std::string queueStateSql()
{
    return "CASE WHEN " + queueBlindSql() +
           " THEN 'pending' WHEN i.state = 'postponed' AND i.until <= ?1 THEN 'due' ELSE i.state END";
}

QueueQuery queueQuery(const QueueFilter& filter, const QueueViewer& who)
{
    Conditions where;
    const std::string today = where.parameter(who.today);   // ?1
    const std::string viewer = where.parameter(who.viewer); // ?2
    where.add("length(" + today + ") + length(" + viewer + ") > 0");
    if (!filter.withoutReasons)
        where.add(std::string("(i.reasons <> '[]' OR ") + kBlind + ")");
    where.anyOf(filter.kinds, [&](ItemKind kind) {
        return "i.kind = " + where.parameter(std::string(codeOfItemKind(kind)));
    });
    where.anyOf(filter.states, [&](ItemState state) {
        return queueStateSql() + " = " + where.parameter(std::string(codeOfItemState(state)));
    });
    where.anyOf(filter.verdicts,
                [&](const std::string& verdict) { return "i.verdict = " + where.parameter(verdict); });
    where.anyOf(filter.reasonFamilies,
                [&](const std::string& family) { return reasonCondition(where, family); });
    for (const std::string& family : filter.alsoReasons)
        where.add(reasonCondition(where, family));
    if (!filter.subject.empty())
        where.add("i.subject = " + where.parameter(filter.subject));
    if (filter.draftsOnly)
        where.add(kHasDraft);
    if (filter.mineOnly)
        where.add(kMine);
    if (filter.secondReadingsOnly)
        where.add(kBlind);
    if (const std::string words = searchExpression(filter.text); !words.empty())
        where.add("(" + (kFoundByText + where.parameter(words)) + kPresentSource + " OR i.item = " +
                  where.parameter(filter.text) + " OR i.subject = " + where.parameter(filter.text) + ")");
    else if (!filter.text.empty())
        where.add("i.item = " + where.parameter(filter.text));
    return where.query();
}

std::string queueColumnsSql()
{
    return "i.id, i.item, i.kind, i.record, i.turn, i.turn_number, i.turn_count, i.subject, i.date, "
           "i.verdict, i.reasons, " +
           queueStateSql() + ", " + kHasDraft +
           ", e.complete, e.asked, e.to_clarify, e.unknown, e.absent, e.not_applicable, i.priority, "
           "i.recency, " +
           queueBlindSql();
}

QueueRow queueRowFrom(const SqlStatement& row)
{
    QueueRow out;
    out.id = row.integer(0);
    out.item = row.text(1);
    out.kind = row.view(2) == "note" ? ItemKind::note : ItemKind::turn;
    out.record = row.text(3);
    out.turn = row.text(4);
    out.turnNumber = static_cast<std::size_t>(row.integer(5));
    out.turnCount = static_cast<std::size_t>(row.integer(6));
    out.subject = row.text(7);
    out.date = row.text(8);
    out.verdict = row.text(9);
    out.reasons = fromJsonList(row.view(10));
    const std::optional<ItemState> state = itemStateFromCode(row.view(11));
    if (!state)
        throw StoreFailure("store.damaged", "queue", "a state this program does not know");
    out.state = *state;
    out.hasDraft = row.integer(12) != 0;
    out.completeness = {row.integer(13), row.integer(14), row.integer(15),
                        row.integer(16), row.integer(17), row.integer(18)};
    out.blind = row.integer(21) != 0;
    if (out.blind)
        out.reasons.emplace_back("second_reading");
    return out;
}

QueueCursor queueCursorFrom(const SqlStatement& row)
{
    return {row.integer(19), row.integer(20), row.text(1), row.integer(0)};
}

std::optional<QueueRow> queueRowOf(SqlConnection& connection, std::int64_t id, const QueueViewer& who)
{
    SqlStatement query = connection.prepareOnce("queue_row", "SELECT " + queueColumnsSql() + " FROM " +
                                                                 kTables + " WHERE i.id = ?3");
    query.bindAll(who.today, who.viewer, id);
    if (!query.step())
        return std::nullopt;
    return queueRowFrom(query);
}

} // namespace cotejo
