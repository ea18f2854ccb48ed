#pragma once

#include "engine/rules/analysed_text.h"

#include <cstdint>
#include <span>

namespace cotejo
{

// How a text speaks of a drug at one of its mentions (an index into AnalysedText::mentions()).

// A dose right after the drug, before the next drug.
[[nodiscard]] bool hasDose(const AnalysedText& text, std::uint32_t index);

// One of `verbs` before the drug (or shortly after it), in its sentence, with no other drug between. A
// preterite ("inició") is none: what it speaks of has begun; nor is "antes de iniciar", which only dates
// something else.
[[nodiscard]] bool hasStartVerb(const AnalysedText& text, std::span<const ConceptNumber> verbs,
                                std::uint32_t index, bool afterToo);

// Under a heading of alternatives, or of what failed.
[[nodiscard]] bool underOptions(const AnalysedText& text, const ConceptMention& drug);

// One of several: "sulfasalazina, hidroxicloroquina o prednisona", "anakinra 4 mg/kg/día o ciclosporina".
// Among others of `drug`, where that is a class, it is none: one of the class is begun whichever it is.
[[nodiscard]] bool isChoice(const AnalysedText& text, std::uint32_t index, ConceptNumber drug);

// The patient has it: "toma", "mantener", "en metotrexato 20 mg y etanercept", "on methotrexate".
[[nodiscard]] bool isTaken(const AnalysedText& text, std::uint32_t index);

// A preterite of one of `verbs` before it: "inició metotrexato hace un mes".
[[nodiscard]] bool wasBegun(const AnalysedText& text, std::span<const ConceptNumber> verbs,
                            std::uint32_t index);

// One of `nouns` right before it: "dosis de adalimumab: 20 mg" names a dose and begins nothing.
[[nodiscard]] bool isDoseOnly(const AnalysedText& text, std::span<const ConceptNumber> nouns,
                              std::uint32_t index);

} // namespace cotejo
