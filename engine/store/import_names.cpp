#include "engine/store/import_names.h"

#include "engine/store/sql_connection.h"
#include "engine/store/store_failure.h"
#include "engine/store/store_handle.h"

namespace cotejo
{
namespace
{
constexpr SqlText kNames{"import_names", R"(
SELECT i.kind, i.record, i.document, coalesce(e.payload ->> '$.origin', '')
FROM imports AS i JOIN events AS e ON e.id = i.event)"};
} // namespace

Result<void> forEachImportName(WriteHandle& handle, const std::function<void(const ImportName&)>& take)
{
    return asResult([&] {
        SqlStatement query = handle.connection().prepare(kNames);
        while (query.step())
            take({query.text(0) == codeOfItemKind(ItemKind::note) ? ItemKind::note : ItemKind::turn,
                  query.text(1), query.text(2), query.text(3)});
    });
}

} // namespace cotejo
