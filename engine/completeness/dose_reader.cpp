#include "engine/completeness/dose_reader.h"

#include "engine/text/text_cursor.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{

constexpr std::array<std::string_view, 12> kDoseUnits = {
    "mg", "g", "mcg", "mg/kg", "mg/kg/d", "mg/m2", "mg/d", "mg/sem", "g/d", "mg/mes", "mg/24h", "g/24h"};
constexpr std::array<std::string_view, 14> kThen = {
    "luego",         "despues",     "posterior",     "posteriormente", "then",   "seguido de", "seguida de",
    "continuar con", "subsecuente", "mantenimiento", "maintenance",    "hoy en", "hoy con",    "followed by"};

bool isPiece(std::string_view unit)
{
    return unit == "tab" || unit == "device";
}

bool onlyOral(const Drug* drug)
{
    return drug != nullptr && drug->routes.size() == 1 && drug->routes.front() == "vo";
}

} // namespace

bool DoseReader::isMass(std::string_view unit)
{
    return std::find(kDoseUnits.begin(), kDoseUnits.end(), unit) != kDoseUnits.end();
}

DoseStatement DoseReader::read(const FoldedRange& zone, const Drug* drug) const
{
    DoseStatement dose;
    readAmount(zone, drug, dose);
    if (!dose.amount)
        readBareAmount(zone, drug, dose);
    readInterval(zone, drug, dose);
    readWords(zone, dose);
    return dose;
}

std::size_t DoseReader::newRegimenAt(const FoldedRange& zone) const
{
    std::size_t at = zone.begin;
    const std::string_view words = m_note.words(zone);
    for (const auto word : kThen)
        if (const auto place = words.rfind(word); place != std::string_view::npos)
            at = std::max(at, zone.begin + place + word.size());
    for (const auto& act : m_acts.in(zone))
        if (act.act == CourseAct::adjust && !act.negated)
            at = std::max(at, act.range.end);
    return at;
}

bool DoseReader::quoted(std::size_t position, const FoldedRange& zone) const
{
    const std::string_view before = m_note.folded().substr(zone.begin, position - zone.begin);
    const auto open = before.rfind('(');
    return open != std::string_view::npos && before.find(')', open) == std::string_view::npos;
}

void DoseReader::readAmount(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const
{
    const std::size_t later = newRegimenAt(zone);
    const QuantityExpression* chosen = nullptr;
    for (const auto& quantity : m_note.quantitiesIn(zone)) {
        if (isPiece(quantity.unit) && !dose.tablets)
            dose.tablets = quantity.value;
        if (!isMass(quantity.unit) || quantity.glued)
            continue;
        const bool first = chosen == nullptr;
        const bool renews =
            chosen != nullptr && chosen->number.begin < later && quantity.number.begin >= later;
        const bool outside =
            chosen != nullptr && quoted(chosen->number.begin, zone) && !quoted(quantity.number.begin, zone);
        const bool inAll = chosen != nullptr && chosen->unit.starts_with("mg/kg") &&
                           quantity.unit.starts_with("mg") && drug != nullptr &&
                           drug->category == DrugCategory::glucocorticoid && // "1 mg/kg (20 mg)"
                           quantity.number.begin - chosen->range.end <= 12;
        if (first || renews || outside || inAll)
            chosen = &quantity;
    }
    if (chosen == nullptr)
        return;
    dose.amount = chosen->value;
    dose.unit = chosen->unit == "mg/24h" ? "mg/d" : chosen->unit == "g/24h" ? "g/d" : chosen->unit;
    dose.amountRange = {chosen->number.begin, chosen->range.end};
    readStrength(zone, *chosen, dose);
}

void DoseReader::readStrength(const FoldedRange& zone, const QuantityExpression& strength,
                              DoseStatement& dose) const
{
    const bool one = strength.unit == "mg" || strength.unit == "g";
    const bool byDay = strength.unit == "mg/d" || strength.unit == "g/d"; // "media tableta de 5 mg al día"
    if (!one && !byDay)
        return;
    for (const auto& quantity : m_note.quantitiesIn(zone)) {
        if (!isPiece(quantity.unit))
            continue;
        const bool behind = quantity.number.begin >= strength.range.end;
        if (behind && byDay)
            continue;
        const FoldedRange gap = behind ? FoldedRange{strength.range.end, quantity.number.begin}
                                       : FoldedRange{quantity.range.end, strength.number.begin};
        if (gap.begin > gap.end || gap.length() > 8)
            continue;
        std::string_view between = m_note.words(gap);
        while (!between.empty() && between.front() == ' ')
            between.remove_prefix(1);
        while (!between.empty() && between.back() == ' ')
            between.remove_suffix(1);
        dose.tabletsMultiply = behind
                                   ? between.empty() || between == "," || between == "x" || between == "tomar"
                                   : between == "de" || between == "of" || between == "x";
        if (!dose.tabletsMultiply)
            continue;
        dose.tablets = quantity.value;
        dose.amountRange.begin = std::min(dose.amountRange.begin, quantity.number.begin);
        dose.amountRange.end = std::max(dose.amountRange.end, quantity.range.end);
        return;
    }
}

void DoseReader::readBareAmount(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const
{
    if (drug == nullptr)
        return;
    std::size_t from = zone.begin;
    for (const auto& mention : m_note.mentionsIn(zone)) // "40 SC", "SC 40", "(Humira) 40"
        if ((mention.is("route") || mention.is("drug_brand")) && mention.range.begin <= from + 3)
            from = mention.range.end;
    for (const auto& quantity : m_note.quantitiesIn(zone)) {
        if (quantity.glued || quantity.outOf || quantity.number.begin > from + 3)
            break;
        const bool weekly =
            quantity.unit == "semanas" && drug->doseUnit == "mg/sem" && quantity.value.value() >= 5;
        const double value = quantity.value.value();
        if ((!quantity.unit.empty() && !weekly) || value < 1 || value > 3000)
            break;
        TextCursor after(m_note.folded(), quantity.number.end);
        after.skipBlanks(1);
        const bool alone = after.position() >= zone.end || !TextCursor::isLetter(after.peek());
        bool followed = weekly || alone;
        for (const auto& mention :
             m_note.mentionsIn({quantity.number.end, std::min(zone.end, quantity.number.end + 3)}))
            followed = followed || mention.is("route") || mention.is("every") || mention.is("interval");
        const bool injected = drug->category == DrugCategory::bts_dmard;
        const auto intervals =
            m_note.intervalsIn({quantity.number.end, std::min(zone.end, quantity.number.end + 16)});
        if (!followed ||
            (injected && intervals.empty() && m_note.mentionAt(after.position(), "route") == nullptr &&
             m_note.mentionAt(after.position(), "every") == nullptr))
            break;
        dose.amount = quantity.value;
        dose.unit = weekly ? "mg/sem" : "mg";
        dose.amountRange = quantity.number;
        return;
    }
}

void DoseReader::readInterval(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const
{
    const std::size_t later = newRegimenAt(zone);
    const IntervalExpression* chosen = nullptr;
    for (const auto& interval : m_note.intervalsIn(zone)) {
        const bool first = chosen == nullptr;
        const bool behind = chosen != nullptr && dose.amount &&
                            chosen->range.begin < dose.amountRange.begin &&
                            interval.range.begin >= dose.amountRange.begin;
        const bool renews = chosen != nullptr && chosen->range.begin < later && interval.range.begin >= later;
        if (first || behind || renews)
            chosen = &interval;
    }
    if (chosen != nullptr) {
        dose.every = chosen->count;
        dose.everyUnit = chosen->unit;
        dose.everyRange = chosen->range;
        return;
    }
    readBareInterval(zone, drug, dose);
    if (dose.every || !dose.amount)
        return;
    const bool weekly = dose.unit == "mg/sem";
    const bool monthly = dose.unit == "mg/mes";
    if (weekly || monthly || dose.unit == "mg/d" || dose.unit == "g/d" || dose.unit == "mg/kg/d") {
        dose.every = Decimal::parse("1");
        dose.everyUnit = weekly ? "semanas" : monthly ? "meses" : "dias";
        dose.everyRange = dose.amountRange;
    }
}

void DoseReader::readBareInterval(const FoldedRange& zone, const Drug* drug, DoseStatement& dose) const
{
    for (const auto& mention : m_note.mentionsIn(zone)) {
        if (!mention.is("every"))
            continue;
        TextCursor cursor(m_note.folded(), mention.range.end);
        cursor.skipBlanks(1);
        const auto digits = cursor.takeDigits(2);
        if (!digits || digits->value == 0 || TextCursor::isLetter(cursor.peek()))
            continue;
        const std::string_view before = m_note.folded().substr(zone.begin, mention.range.begin - zone.begin);
        const bool hours = onlyOral(drug) || (drug != nullptr && drug->category != DrugCategory::bts_dmard);
        dose.every = Decimal::parse(std::to_string(digits->value));
        if (hours && (digits->value == 24 || digits->value == 12 || digits->value == 8))
            dose.everyUnit = "horas";
        else
            dose.everyUnit =
                digits->value < 10 || before.find("sem") != std::string_view::npos ? "semanas" : "dias";
        dose.everyRange = {mention.range.begin, cursor.position()};
        return;
    }
}

void DoseReader::readWords(const FoldedRange& zone, DoseStatement& dose) const
{
    for (const auto& mention : m_note.mentionsIn(zone)) {
        if (mention.is("route") && dose.route.empty()) {
            dose.route = mention.entry->id;
            dose.routeRange = mention.range;
        }
        if (mention.is("schedule", "dose_unknown") && dose.unknownRange.empty())
            dose.unknownRange = mention.range;
    }
}

} // namespace cotejo
