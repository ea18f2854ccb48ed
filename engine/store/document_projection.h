#pragma once

#include "engine/store/event_payloads.h"

#include <string>

namespace cotejo
{

class SqlConnection;

// What "document.imported" and "document.evaluated" do to the tables imports, items and evaluations. Needs an
// open write transaction. Throws StoreFailure.
void applyImported(SqlConnection& connection, const std::string& event, const ImportedPayload& payload);
void applyEvaluated(SqlConnection& connection, const std::string& event, const EvaluatedPayload& payload);

} // namespace cotejo
