#pragma once

#include "engine/base/decimal.h"
#include "engine/text/folded_range.h"

#include <string>

namespace cotejo
{

// How often: "c/2 sem", "cada 15 días", "quincenal", "q6mo", "al día".
struct IntervalExpression {
    FoldedRange range;
    Decimal count;
    std::string unit; // horas, dias, semanas, meses, anos
};

} // namespace cotejo
