#pragma once

#include "engine/store/event_payloads.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

class SqlConnection;

// The full-text index. `source` is the SHA-256 of a document, or the event of a decision whose words are
// searched too. Needs an open write transaction. Throws StoreFailure.
void addSearchText(SqlConnection& connection, const ItemKey& key, const std::string& source,
                   std::string_view text);
// The same in two steps: FTS5 writes out all it holds before any statement that could fail halfway, so many
// texts go in fastest one right after the other. `text` is not empty.
[[nodiscard]] std::int64_t addSearchRow(SqlConnection& connection, const ItemKey& key,
                                        const std::string& source);
void addSearchWords(SqlConnection& connection, std::int64_t row, std::string_view text);
void addDecisionText(SqlConnection& connection, const std::string& event, const DecisionPayload& payload);
void clearSearchText(SqlConnection& connection);

// Names what the index lacks: an item whose present document has no entry, an entry without its words.
void auditSearch(SqlConnection& connection, std::vector<std::string>& findings);

// What people type as a query of FTS5: every word must be there, the last one may be unfinished; "between
// quotes" is a phrase. Nothing they type is an operator. Empty where there is no word.
[[nodiscard]] std::string searchExpression(std::string_view typed);

} // namespace cotejo
