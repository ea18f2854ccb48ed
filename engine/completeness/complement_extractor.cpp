#include "engine/completeness/complement_extractor.h"

#include <algorithm>
#include <map>
#include <string>

namespace cotejo
{
namespace
{

struct Parts {
    FieldReading joined;
    bool any = false;
};

bool isPart(const FieldReading& reading)
{
    return reading.field == "complement" && !reading.variant.empty();
}

std::string partValue(const FieldReading& reading)
{
    if (const auto* number = std::get_if<Decimal>(&reading.value))
        return reading.variant + " " + number->lexeme();
    const auto* word = std::get_if<std::string>(&reading.value);
    return word == nullptr ? std::string() : reading.variant + " " + *word;
}

} // namespace

void ComplementExtractor::read(const AnalysedNote&, NoteReading& soFar) const
{
    std::map<std::pair<bool, std::string>, Parts> visits; // current, date
    for (const auto& reading : soFar.readings) {
        if (!isPart(reading) || reading.status != FieldStatus::present)
            continue;
        Parts& parts = visits[{reading.current, reading.date}];
        if (!parts.any) {
            parts.joined = reading;
            parts.joined.variant.clear();
            parts.joined.value = partValue(reading);
            parts.any = true;
            continue;
        }
        auto& value = std::get<std::string>(parts.joined.value);
        if (value.find(reading.variant) == std::string::npos)
            value += "; " + partValue(reading);
        parts.joined.evidence.insert(parts.joined.evidence.end(), reading.evidence.begin(),
                                     reading.evidence.end());
    }
    const auto replaced = [](const FieldReading& r) { return isPart(r) && r.status == FieldStatus::present; };
    soFar.readings.erase(std::remove_if(soFar.readings.begin(), soFar.readings.end(), replaced),
                         soFar.readings.end());
    for (auto& reading : soFar.readings)
        if (isPart(reading))
            reading.variant.clear();
    for (auto& [key, parts] : visits)
        soFar.readings.push_back(std::move(parts.joined));
}

} // namespace cotejo
