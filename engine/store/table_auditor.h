#pragma once

#include <string>
#include <vector>

namespace cotejo
{

class SqlConnection;

// Whether tables, views, indexes and triggers are those of this program's schema. Throws StoreFailure.
void auditSchema(SqlConnection& connection, std::vector<std::string>& findings);

// Whether imports, items, evaluations and decisions are what the events give: they are made again in memory
// and compared row by row. Only where the file was made with this program's order of the queue. Throws
// StoreFailure.
void auditTables(SqlConnection& connection, std::vector<std::string>& findings);

} // namespace cotejo
