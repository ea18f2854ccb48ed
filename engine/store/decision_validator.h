#pragma once

#include "engine/base/result.h"
#include "engine/domain/decision.h"
#include "engine/store/queue_row.h"
#include "engine/store/reason_catalog.h"

#include <string>
#include <vector>

namespace cotejo
{

// Whether a decision may be recorded about an item of this kind that is in the queue for `itemReasons`.
// `today` is the day of the person who decides. The error says what is missing; codes as in
// ReviewWriter::decide.
[[nodiscard]] Result<void> validateDecision(const ReviewDecision& decision, ItemKind kind,
                                            const std::vector<std::string>& itemReasons,
                                            const ReasonCatalog& reasons, const std::string& today);

} // namespace cotejo
