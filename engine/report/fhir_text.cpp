#include "engine/report/fhir_text.h"

#include "engine/base/clock.h"
#include "engine/base/iso_instant.h"
#include "engine/base/sha256.h"
#include "engine/report/json_line.h"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace cotejo
{
namespace
{
constexpr std::int32_t kMostOffset = 14 * 60;
constexpr std::int64_t kMinuteMs = 60'000;
constexpr int kHour = 60;
constexpr unsigned char kFirstPrintable = 0x20;
} // namespace

std::string fhirInstant(std::string_view utc, std::int32_t offsetMinutes)
{
    const auto at = parseIsoInstant(utc);
    if (!at || offsetMinutes == 0 || std::abs(offsetMinutes) > kMostOffset)
        return std::string(utc);
    std::string local = toIsoUtc(*at + offsetMinutes * kMinuteMs);
    local.pop_back(); // Z
    std::array<char, 8> zone{};
    std::snprintf(zone.data(), zone.size(), "%c%02d:%02d", offsetMinutes < 0 ? '-' : '+',
                  std::abs(offsetMinutes) / kHour % 100, std::abs(offsetMinutes) % kHour);
    return local + zone.data();
}

std::string fhirUuid(std::string_view words)
{
    constexpr std::string_view kVariants = "89ab";
    std::string hex = sha256Hex(words);
    hex[12] = '8';
    hex[16] = kVariants[static_cast<unsigned char>(hex[16]) % kVariants.size()];
    return hex.substr(0, 8) + '-' + hex.substr(8, 4) + '-' + hex.substr(12, 4) + '-' + hex.substr(16, 4) +
           '-' + hex.substr(20, 12);
}

std::string fhirString(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < kFirstPrintable && c != '\t' && c != '\n' && c != '\r')
            out += "\xEF\xBF\xBD";
        else
            out += c;
    }
    return out;
}

void fhirMember(JsonLine& out, std::string_view key, std::string_view text)
{
    if (!text.empty())
        out.key(key).text(fhirString(text));
}

void fhirConcept(JsonLine& out, std::string_view key, std::string_view system, std::string_view code)
{
    out.key(key).beginObject().key("coding").beginArray().beginObject();
    out.key("system").text(system).key("code").text(fhirString(code));
    out.endObject().endArray().endObject();
}

void fhirIdentifier(JsonLine& out, std::string_view system, std::string_view value)
{
    out.key("identifier").beginObject().key("system").text(system);
    fhirMember(out, "value", value);
    out.endObject();
}

} // namespace cotejo
