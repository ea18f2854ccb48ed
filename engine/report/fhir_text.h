#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cotejo
{

class JsonLine;

// Pieces of FHIR R4 that its resources share.

// "2026-05-04T06:00:01.000-06:00" of an event's UTC time and offset. FHIR knows no offset beyond 14 hours:
// then the time stays UTC.
[[nodiscard]] std::string fhirInstant(std::string_view utc, std::int32_t offsetMinutes);

// A UUID (RFC 9562, version 8) that depends on the words alone: the same resource has one id in every export.
[[nodiscard]] std::string fhirUuid(std::string_view words);

// FHIR strings hold no control characters but tab and line ends; others become U+FFFD.
[[nodiscard]] std::string fhirString(std::string_view text);

// Key and string; nothing where the text is empty, for FHIR knows no empty strings.
void fhirMember(JsonLine& out, std::string_view key, std::string_view text);

// "coding": [{system, code}] below a key, and "identifier": {system, value}.
void fhirConcept(JsonLine& out, std::string_view key, std::string_view system, std::string_view code);
void fhirIdentifier(JsonLine& out, std::string_view system, std::string_view value);

// Systems of our own codes.
inline constexpr std::string_view kFhirItem = "urn:cotejo:item";
inline constexpr std::string_view kFhirDecision = "urn:cotejo:decision";
inline constexpr std::string_view kFhirReason = "urn:cotejo:reason";

} // namespace cotejo
