#pragma once

#include "engine/base/result.h"
#include "engine/store/import_writer.h"

#include <functional>
#include <string_view>

namespace cotejo
{

class SqlConnection;
class WriteHandle;

// Reads a document again for the search index: its items with their text, in order.
using DocumentIndexer = std::function<std::vector<DocumentItem>(ItemKind kind, const std::string& record,
                                                                std::string_view bytes)>;

// Throws the tables imports, items, evaluations and decisions away and makes them again from the events. The
// search index stays.
[[nodiscard]] Result<void> rebuildTables(WriteHandle& handle);
// In the caller's transaction; `merging`: as if the file had just been merged. Throws StoreFailure.
void remakeTables(SqlConnection& connection, bool merging = false);

// The same for the search index, from documents and decisions.
[[nodiscard]] Result<void> rebuildSearch(WriteHandle& handle, const DocumentIndexer& indexer);

// Plays the events of `source` into the tables of `target`: those of a merged file in mergedOrder(), later
// ones in the order of their arrival. Both may be one. Throws StoreFailure.
void replayEvents(SqlConnection& source, SqlConnection& target, bool merging = false);

// What the tables depend on besides the events: the order of the queue and this program's way of making them.
// Where the file names another, opening for writing rebuilds them.
[[nodiscard]] std::string projectionVersion();

} // namespace cotejo
