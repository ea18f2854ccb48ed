#pragma once

#include "engine/domain/citation.h"
#include "engine/domain/field_status.h"
#include "engine/domain/verdict.h"

#include <string_view>

namespace cotejo
{

// A pair of colours with a meaning: one for each status of the three families. A tone never stands without
// its shape and word. Tones of different families may have the same colours; `passed` alone is green-blue.
enum class Tone {
    passed,
    failed,
    notEvaluated,
    evaluatorError,
    deliveredNotRescored,
    fallbackDelivered,
    noThreshold,
    retrieved,
    notRetrieved,
    noList,
    placeholder,
    malformed,
    fieldValue,
    fieldNegative,
    fieldTemplated,
    fieldNotMentioned,
    fieldStatedUnknown,
    fieldPending,
    fieldByRule,
    fieldStated,
    query
};
inline constexpr std::size_t kToneCount = 21;

[[nodiscard]] Tone toneOf(Verdict verdict);
[[nodiscard]] Tone toneOf(CitationStatus status);
[[nodiscard]] Tone toneOf(FieldDetail detail);

// Where a tone's colours stand in a theme file: group "verdict", key "passed".
struct ToneKey {
    std::string_view group;
    std::string_view key;
};
[[nodiscard]] ToneKey keyOf(Tone tone);

} // namespace cotejo
