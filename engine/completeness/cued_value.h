#pragma once

#include "engine/domain/field_status.h"
#include "engine/text/folded_range.h"
#include "engine/text/partial_date.h"

#include <optional>
#include <string>

namespace cotejo
{

// What stands behind (or before) a cue.
struct CuedValue {
    FieldStatus status = FieldStatus::present;
    FieldDetail detail = FieldDetail::value;
    FieldScalar value;
    std::string unit; // id of the lexicon's group "unit"; a scale ("0-10") for visual scales
    std::string variant;
    std::string titre;
    std::optional<PartialDate> date; // said beside the value
    FoldedRange dateRange;           // empty where there is none
    FoldedRange range;               // the words of the value
    bool past = false;               // "previo", "basal"
};

} // namespace cotejo
