#pragma once

#include "engine/store/case_file.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace cotejo
{

class SqlConnection;

// Decisions of one item, oldest first. Throws StoreFailure.
[[nodiscard]] std::vector<DecisionRecord> decisionHistory(SqlConnection& connection, std::int64_t item);

// One decision. Throws StoreFailure store.damaged where there is none of that event.
[[nodiscard]] DecisionRecord decisionRecord(SqlConnection& connection, const std::string& event);

// All decisions in the order of the log; `take` returns false to stop.
void forEachDecision(SqlConnection& connection, const std::function<bool(const DecisionRecord&)>& take);

} // namespace cotejo
