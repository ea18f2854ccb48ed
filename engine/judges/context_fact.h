#pragma once

#include "engine/text/folded_range.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace cotejo
{

// A kind of datum that a question gives of its person.
enum class ContextKind : std::uint8_t {
    drug,
    dose,
    lab,
    age,
    sex,
    pregnancy,
    disease,
    comorbidity,
    duration,
    number,
    index,
    detail // any word of content: what the question is about beyond the others
};
inline constexpr std::size_t kContextKinds = 12;

// One datum, as a text states it.
struct ContextFact {
    ContextKind kind = ContextKind::detail;
    std::string name; // concept id, "female"/"male", or the folded stem of a detail; may be empty
    double value = 0; // dose mg, age years, pregnancy and duration weeks, else as written
    std::string unit; // folded, of lab, index and number; may be empty
    FoldedRange range;
    bool bound = false; // a target, cut-off or range: "< 6", "meta", "hasta", "65-75"
};

} // namespace cotejo
