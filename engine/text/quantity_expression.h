#pragma once

#include "engine/base/decimal.h"
#include "engine/text/folded_range.h"

#include <optional>
#include <string>

namespace cotejo
{

// A number as a text writes it, with what stands around it. Decimal comma and point both count; a comma
// before exactly three digits parts thousands ("14,300"), unless the number begins with 0.
struct QuantityExpression {
    FoldedRange number;           // the digits, with denominator or upper bound
    FoldedRange range;            // comparator, number and unit
    Decimal value;                // a point for the decimals, no thousands
    std::optional<Decimal> upper; // "2-3"
    std::optional<Decimal> outOf; // "70/100"; of a titre "1:160" or "1/160" the 160, with `value` 1
    bool titre = false;           // written with a colon
    char comparator = '\0';       // '<', '>' or '~' (about)
    std::string unit;             // id of the lexicon's group "unit"; empty where none follows
    bool glued = false;           // a letter stands right before the digits ("nad6")
};

} // namespace cotejo
