#pragma once

#include "engine/text/analysed_note.h"

#include <string_view>

namespace cotejo
{

// The value behind a label: "Esteroide: no", "| Esteroide | no |", "Dosis 40 mg". Empty where the slot is
// empty.
struct StatedValue {
    FoldedRange range;
    bool slot = false;     // a colon, an equals sign or a cell stands between label and value
    bool denied = false;   // the whole value is "no", "ninguno", "negado", "(-)"
    bool unknown = false;  // "se desconoce", "n/d", "?"
    bool affirmed = false; // the whole value is "sí", "(+)"
    bool notApplicable = false;
};

// `label`: the words of the label; the value ends with the cell, the line, or the next semicolon or full
// stop.
[[nodiscard]] StatedValue statedValue(const AnalysedNote& note, const FoldedRange& label);

} // namespace cotejo
