#include "engine/store/case_reader.h"

#include "engine/base/iso_instant.h"
#include "engine/store/decision_rows.h"
#include "engine/store/draft_json.h"
#include "engine/store/queue_query.h"
#include "engine/store/sql_connection.h"
#include "engine/store/sql_transaction.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kItem{"case_item", R"(
SELECT i.document, ifnull(e.versions, ''), e.artifact, e.line,
       EXISTS (SELECT 1 FROM imports AS n JOIN imports AS o ON o.kind = i.kind AND o.record = i.record AND o.document = i.document
               WHERE n.kind = i.kind AND n.record = i.record
                 AND (ifnull(n.date_ms, -9e15), n.batch, n.document) > (ifnull(o.date_ms, -9e15), o.batch, o.document))
FROM items AS i LEFT JOIN evaluations AS e ON e.id = i.evaluation WHERE i.id = ?1)"};
constexpr SqlText kDocument{"case_document", R"(
SELECT n.document, n.kind, n.record, n.subject, n.date, d.bytes FROM items AS i
JOIN imports AS n ON n.kind = i.kind AND n.record = i.record AND n.document = i.document
JOIN documents AS d ON d.sha256 = n.document WHERE i.id = ?1)"};
constexpr SqlText kArtifact{"case_artifact", "SELECT bytes FROM artifacts WHERE sha256 = ?1"};
constexpr SqlText kRelated{"related_items", R"(
SELECT o.id, o.item, o.kind, o.date, o.document FROM items AS i JOIN items AS o ON o.subject = i.subject AND o.id <> i.id
WHERE i.id = ?1 AND o.subject <> '' ORDER BY o.kind = i.kind, o.recency, o.item)"};
constexpr SqlText kDraft{"case_draft", R"(
SELECT d.content, d.saved_at, d.offset FROM items AS i
JOIN drafts AS d ON d.kind = i.kind AND d.record = i.record AND d.turn = i.turn WHERE i.id = ?1 AND d.author = ?2)"};

StoredDocument documentFrom(SqlStatement& query, const std::string& where)
{
    if (!query.step())
        throw StoreFailure("store.unknown_item", where, "an item of this store");
    return {query.text(0), query.view(1) == "note" ? ItemKind::note : ItemKind::turn,
            query.text(2), query.text(3),
            query.text(4), query.text(5)};
}

std::string lineOf(std::string_view lines, std::int64_t number)
{
    for (; number > 0; --number) {
        const std::size_t end = lines.find('\n');
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
    return std::string(lines.substr(0, lines.find('\n')));
}

std::string evaluationLine(SqlConnection& connection, const std::string& artifact, std::int64_t line)
{
    SqlStatement query = connection.prepare(kArtifact);
    query.bindAll(artifact);
    return query.step() ? lineOf(query.view(0), line) : std::string();
}

std::vector<RelatedItem> relatedTo(SqlConnection& connection, std::int64_t id)
{
    std::vector<RelatedItem> found;
    SqlStatement query = connection.prepare(kRelated);
    query.bindAll(id);
    while (query.step())
        found.push_back({query.integer(0), query.text(1),
                         query.view(2) == "note" ? ItemKind::note : ItemKind::turn, query.text(3),
                         query.text(4)});
    return found;
}

// Nobody who reads a second time sees what the others said, nor that they changed their minds.
void hideFirstReading(CaseFile& file)
{
    for (const DecisionRecord& record : file.history) {
        if (record.standing)
            file.hiddenFirst = record.event;
    }
    file.history.clear();
    file.escalations.clear();
}

std::optional<SavedDraft> draftOf(SqlConnection& connection, std::int64_t id, const std::string& reader)
{
    SqlStatement query = connection.prepare(kDraft);
    query.bindAll(id, reader);
    if (!query.step())
        return std::nullopt;
    return SavedDraft{
        draftFromJson(query.view(0)),
        {parseIsoInstant(query.view(1)).value_or(0), static_cast<std::int32_t>(query.integer(2))}};
}
} // namespace

CaseReader::CaseReader(ReadHandle& handle, const Clock& clock) : m_handle(handle), m_clock(clock) {}

Result<CaseFile> CaseReader::load(std::int64_t id, const std::string& reader) const
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlTransaction oneState(connection, SqlTransaction::Kind::reading);
        std::optional<QueueRow> row = queueRowOf(connection, id, {localIsoDay(m_clock.now()), reader});
        if (!row)
            throw StoreFailure("store.unknown_item", std::to_string(id), "an item of this store");
        CaseFile out;
        out.row = std::move(*row);
        SqlStatement document = connection.prepare(kDocument);
        document.bindAll(id);
        out.document = documentFrom(document, out.row.item);
        SqlStatement item = connection.prepare(kItem);
        item.bindAll(id);
        item.step();
        out.versions = item.text(1);
        if (!item.isNull(2))
            out.evaluationJson = evaluationLine(connection, item.text(2), item.integer(3));
        out.recordHasNewerDocument = item.integer(4) != 0;
        out.history = decisionHistory(connection, id);
        out.escalations = escalationsOfItem(connection, id);
        out.blind = out.row.blind;
        if (out.blind)
            hideFirstReading(out);
        out.draft = draftOf(connection, id, reader);
        out.related = relatedTo(connection, id);
        return out;
    });
}

Result<StoredDocument> CaseReader::document(std::int64_t id) const
{
    return asResult([&] {
        SqlStatement query = m_handle.connection().prepare(kDocument);
        query.bindAll(id);
        return documentFrom(query, std::to_string(id));
    });
}

Result<std::string> CaseReader::evaluation(std::int64_t id) const
{
    return asResult([&] {
        SqlConnection& connection = m_handle.connection();
        SqlStatement item = connection.prepare(kItem);
        item.bindAll(id);
        if (!item.step())
            throw StoreFailure("store.unknown_item", std::to_string(id), "an item of this store");
        return item.isNull(2) ? std::string() : evaluationLine(connection, item.text(2), item.integer(3));
    });
}

Result<std::vector<DecisionRecord>> CaseReader::history(std::int64_t id) const
{
    return asResult([&] { return decisionHistory(m_handle.connection(), id); });
}

Result<std::vector<RelatedItem>> CaseReader::related(std::int64_t id) const
{
    return asResult([&] { return relatedTo(m_handle.connection(), id); });
}

Result<std::optional<SavedDraft>> CaseReader::draft(std::int64_t id, const std::string& reader) const
{
    return asResult([&] { return draftOf(m_handle.connection(), id, reader); });
}

} // namespace cotejo
