#pragma once

#include "engine/base/decimal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cotejo
{

// One scored dimension as the record has it; nullopt where the record says null.
struct DimensionScore {
    std::string id; // "clinical_accuracy"
    std::optional<Decimal> value;
};

// An evaluation as recorded (FORMATS §1). Nothing here is trusted: verdicts are decided in engine/orvs.
struct Evaluation {
    std::optional<std::string> contract;
    std::optional<std::int64_t> draft; // index into Turn::drafts; may point at none
    std::optional<std::string> evaluator;
    std::optional<std::vector<DimensionScore>> dimensions; // in the record's order
    std::optional<Decimal> composite;
    std::optional<Decimal> threshold;
    std::optional<bool> passed;
    std::vector<std::string> flags;
    std::vector<std::string> errors;
};

} // namespace cotejo
