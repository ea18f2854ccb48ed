#pragma once

#include "engine/domain/verdict.h"
#include "engine/orvs/evaluation_reading.h"

#include <vector>

namespace cotejo
{

// A value that is on the contract's scale but looks as if it came from another: above 0 and at most 1 on a
// scale that goes to 10 or more
// ("0.9" on 0–100), or on a scale to 100 a threshold above 10 beside a composite of at most 10. Nothing is
// scaled. Detail: name and value.
[[nodiscard]] std::vector<Warning> scaleWarnings(const EvaluationReading& reading);

} // namespace cotejo
