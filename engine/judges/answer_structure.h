#pragma once

#include "engine/rules/analysed_text.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

// How an answer is built, as far as its form shows.
enum class StructureKind : std::uint8_t {
    steps,          // items of a list, numbered or with a bullet; ordinals ("primero …")
    headings,       // words and a colon that head a line or a sentence
    intervals,      // when: "en 4 semanas", "cada 3 meses", "a las 48-72 h"
    amounts,        // numbers with a unit, cut-offs
    orders,         // words of order: "pida", "suspenda", "hay que"
    paragraphs,     // parts between line ends
    answer_first,   // one of the first two sentences decides: yes, no, do, do not
    urgent_contact, // an act of seeking care with its urgency, or a sign with either
    person,         // speaks to or of this person
    follow_up,      // a check or visit with its time
    generalities    // words that speak of anybody: "suele", "en general", "depende de cada paciente"
};

[[nodiscard]] std::optional<StructureKind> structureKindFromCode(std::string_view code);
[[nodiscard]] std::string_view codeOf(StructureKind kind);

// The places that show it, in text order. Concepts: resources/judging. Linear in the text.
[[nodiscard]] std::vector<FoldedRange> structurePlaces(StructureKind kind, const AnalysedText& answer);

} // namespace cotejo
