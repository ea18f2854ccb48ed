#pragma once

#include "engine/base/result.h"
#include "ui/session/review_item.h"

namespace cotejo
{

class ReadHandle;

// Reads what was evaluated here on demand of the item into it, the newest first. Errors: those of the store,
// and of an event that cannot be read.
[[nodiscard]] Result<void> addVerifications(ReviewItem& item, ReadHandle& store);

} // namespace cotejo
