#pragma once

#include "engine/import/foreign_value.h"

#include <optional>
#include <string>

namespace cotejo
{

// The words of a CodeableConcept: its text, else the display of its first coding, else that coding's code.
[[nodiscard]] std::string conceptText(const ForeignValue& coded);
// The code of a coded member: a plain code, or the first coding's (R5 and R4 differ here).
[[nodiscard]] std::string codeText(const ForeignValue& value);
// A date, or the beginning of a period, as precise as given.
[[nodiscard]] std::optional<std::string> dateText(const ForeignValue& resource,
                                                  const std::vector<std::string_view>& members);
// A member that FHIR gives under several names by its type ("value" → valueQuantity, valueString, …), in
// words; empty: none. `member` becomes the name found.
[[nodiscard]] std::string choiceText(const ForeignValue& resource, const std::string& stem,
                                     std::string& member);
// The words of a resource's narrative (`text.div`); empty: none.
[[nodiscard]] std::string narrativeText(const ForeignValue& resource);
// The words of XHTML or HTML, laid out in lines.
[[nodiscard]] std::string wordsOfHtml(std::string_view html);
// "Observation/o1", or the way to it where it has no id.
[[nodiscard]] std::string resourcePlace(const ForeignValue& resource);

} // namespace cotejo
