#include "engine/store/document_list.h"

#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kPresent{"present_documents", R"(
SELECT n.document, n.kind, n.record, n.subject, n.date, d.bytes,
       ifnull((SELECT group_concat(m.mark, char(10)) FROM
               (SELECT e.artifact || ' ' || e.versions AS mark FROM evaluations AS e
                WHERE e.record = n.record AND e.document = n.document AND e.kind = n.kind AND e.stale = 0 ORDER BY e.line) AS m), '')
FROM imports AS n JOIN documents AS d ON d.sha256 = n.document
WHERE EXISTS (SELECT 1 FROM items AS i WHERE i.record = n.record AND i.kind = n.kind AND i.document = n.document)
ORDER BY d.rowid, n.kind, n.record)"};
}

Result<void> forEachPresentDocument(
    ReadHandle& handle,
    const std::function<bool(const StoredDocument& document, const std::string& evaluation)>& take)
{
    return asResult([&] {
        SqlStatement query = handle.connection().prepare(kPresent);
        while (query.step()) {
            const StoredDocument document{
                query.text(0), query.view(1) == "note" ? ItemKind::note : ItemKind::turn,
                query.text(2), query.text(3),
                query.text(4), query.text(5)};
            if (!take(document, query.text(6)))
                return;
        }
    });
}

} // namespace cotejo
