#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/case_file.h"
#include "engine/store/event_receipt.h"

#include <functional>
#include <string>
#include <string_view>

namespace cotejo
{

class ReadHandle;
class WriteHandle;

// What an export took away, for the log.
struct ExportRecord {
    std::string format;
    std::string filter; // as given, empty for all
    std::string sha256; // of the file
    std::int64_t rows = 0;
    std::string revealWhy{}; // identifiers were shown, for this reason; empty: they were masked
};

// All decisions in the order of the log, one at a time; `take` returns false to stop.
[[nodiscard]] Result<void> readDecisionLog(ReadHandle& handle,
                                           const std::function<bool(const DecisionRecord&)>& take);

// Exports are events ("export.made"). Those that show identifiers need a role that may show them, and keep
// the reason. role.not_allowed, role.unknown_person.
[[nodiscard]] Result<EventReceipt> recordExport(WriteHandle& handle, const Clock& clock,
                                                const std::string& actor, const ExportRecord& record);

// "standing", "stale", "superseded" or "undone" (resources/sql/STATES.md).
[[nodiscard]] std::string_view decisionStateOf(const DecisionRecord& record);

} // namespace cotejo
