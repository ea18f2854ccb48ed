#include "engine/completeness/reading_chooser.h"

#include "engine/completeness/reading_order.h"
#include "engine/completeness/value_comparison.h"

#include <algorithm>

namespace cotejo
{
namespace
{
using Readings = std::vector<const FieldReading*>;

Readings those(const Readings& readings, FieldStatus status, bool current)
{
    Readings some;
    for (const auto* reading : readings)
        if (reading->status == status && reading->current == current)
            some.push_back(reading);
    return some;
}

void append(std::vector<Evidence>& all, const std::vector<Evidence>& more)
{
    for (const auto& one : more)
        if (std::none_of(all.begin(), all.end(), [&](const Evidence& known) {
                return known.span == one.span && known.pointer == one.pointer;
            }))
            all.push_back(one);
}

void take(FieldFinding& finding, const FieldReading& reading)
{
    finding.status = reading.status;
    finding.detail = reading.detail;
    finding.value = reading.value;
    finding.unit = reading.unit;
    finding.variant = reading.variant;
    finding.titre = reading.titre;
    finding.date = reading.date;
    finding.evidence = reading.evidence;
    for (const QueryKind doubt : reading.doubts)
        finding.queries.push_back({doubt, reading.evidence});
}

std::vector<std::string> codesOf(const FieldReading& reading)
{
    if (const auto* codes = std::get_if<std::vector<std::string>>(&reading.value))
        return *codes;
    if (const auto* code = std::get_if<std::string>(&reading.value))
        return {*code};
    if (const auto* number = std::get_if<Decimal>(&reading.value))
        return {number->lexeme()};
    return {};
}

bool hasNoValue(const FieldReading& reading)
{
    return reading.detail != FieldDetail::value;
}

// Sets: what is affirmed in any place; negatives count only where nothing is.
void unite(FieldFinding& finding, const Readings& pool)
{
    Readings affirmed;
    for (const auto* reading : pool)
        if (!hasNoValue(*reading))
            affirmed.push_back(reading);
    if (affirmed.empty())
        return take(finding, *pool.front());
    take(finding, *affirmed.front());
    std::vector<std::string> codes;
    finding.evidence.clear();
    for (const auto* reading : affirmed) {
        bool adds = false;
        for (const auto& code : codesOf(*reading))
            if (std::find(codes.begin(), codes.end(), code) == codes.end()) {
                codes.push_back(code);
                adds = true;
            }
        if (adds || isStructured(*reading))
            append(finding.evidence, reading->evidence);
    }
    if (codes.empty()) // said to be there, none named
        finding.evidence = affirmed.front()->evidence;
    else
        finding.value = std::move(codes);
}
} // namespace

std::string ReadingChooser::dateKey(const FieldReading& reading) const
{
    if (!reading.date.empty())
        return reading.date;
    return reading.current ? m_noteDate.value_or("9999") : std::string();
}

const FieldReading* ReadingChooser::best(const FormField& field, const Readings& pool) const
{
    const bool earliestPlace = field.single || field.fixed || field.type == FormFieldType::text;
    const FieldReading* chosen = pool.front();
    for (const auto* reading : pool) {
        const std::string key = dateKey(*reading);
        const std::string known = dateKey(*chosen);
        if (key > known && !field.fixed)
            chosen = reading;
        else if ((key == known || field.fixed) && !isStructured(*reading) && reading != chosen) {
            const bool later = !earliestPlace || !reading->current;
            const auto* iso = std::get_if<std::string>(&reading->value);
            const auto* knownIso = std::get_if<std::string>(&chosen->value);
            const bool finer = field.type == FormFieldType::date && iso != nullptr && knownIso != nullptr &&
                               iso->size() > knownIso->size() && iso->starts_with(*knownIso);
            if (finer || (later && !field.fixed) || isStructured(*chosen))
                chosen = reading;
        }
    }
    return chosen;
}

bool ReadingChooser::contradicts(const FormField& field, const FieldReading& chosen,
                                 const FieldReading& other) const
{
    const bool sources = isStructured(chosen) != isStructured(other);
    const bool comparable = field.fixed || (chosen.current == other.current &&
                                            (sources || (field.single && dateKey(chosen) == dateKey(other))));
    if (!comparable || other.status != FieldStatus::present)
        return false;
    if (!chosen.variant.empty() && !other.variant.empty() && chosen.variant != other.variant)
        return false;
    return !sameValue(field, chosen.value, chosen.unit, other.value, other.unit);
}

ChosenReading ReadingChooser::choose(const FormField& field, std::vector<const FieldReading*> readings) const
{
    std::sort(readings.begin(), readings.end(),
              [](const auto* a, const auto* b) { return readsBefore(*a, *b); });
    ChosenReading result;
    result.finding.id = field.id;
    for (const auto* reading : readings)
        if (reading->status == FieldStatus::not_applicable)
            append(result.statedNotApplicable, reading->evidence);
    for (const bool current : {true, false}) {
        result.older = !current;
        const Readings present = those(readings, FieldStatus::present, current);
        const Readings unknown = those(readings, FieldStatus::unknown, current);
        if (present.empty() && unknown.empty())
            continue;
        if (present.empty()) {
            take(result.finding, *unknown.front());
            return result;
        }
        if (field.type == FormFieldType::codes) {
            unite(result.finding, present);
            return result;
        }
        const FieldReading* chosen = best(field, present);
        take(result.finding, *chosen);
        FieldQuery conflict{QueryKind::conflict, {}};
        for (const auto* other : readings) {
            if (other == chosen)
                continue;
            if (contradicts(field, *chosen, *other))
                append(conflict.evidence, other->evidence);
            else if (isStructured(*other) && other->status == FieldStatus::present)
                append(result.finding.evidence, other->evidence);
        }
        if (!conflict.evidence.empty()) {
            conflict.evidence.insert(conflict.evidence.begin(), chosen->evidence.begin(),
                                     chosen->evidence.end());
            result.finding.queries.push_back(std::move(conflict));
        }
        return result;
    }
    result.older = false;
    return result;
}

} // namespace cotejo
