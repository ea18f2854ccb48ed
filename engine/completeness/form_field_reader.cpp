#include "engine/completeness/form_field_reader.h"

#include "engine/completeness/unit_spelling.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cotejo
{
namespace
{
constexpr std::array<std::pair<std::string_view, FormFieldType>, 5> kTypes = {
    {{"number", FormFieldType::number},
     {"date", FormFieldType::date},
     {"code", FormFieldType::code},
     {"codes", FormFieldType::codes},
     {"text", FormFieldType::text}}};
constexpr std::array<std::string_view, 5> kTiers = {"T1", "T2", "T3", "T4", "K"};

std::vector<FormCode> readCodeList(const FormJson& owner, std::string_view name)
{
    std::vector<FormCode> codes;
    owner.eachElement(name, [&](const FormJson& element) {
        codes.push_back({element.text("code"), readFormLabel(element, "label")});
    });
    return codes;
}

std::optional<FormRange> readRange(const FormJson& json, std::string_view name)
{
    if (!json.has(name))
        return std::nullopt;
    std::vector<double> ends;
    json.eachElement(name, [&](const FormJson& end) {
        if (const auto number = end.asNumber())
            ends.push_back(*number);
    });
    if (ends.size() != 2 || ends[0] > ends[1]) {
        json.refuse(name, "two numbers, the lower first");
        return std::nullopt;
    }
    return FormRange{ends[0], ends[1]};
}

std::optional<int> readDays(const FormJson& json, std::string_view name)
{
    const auto number = json.number(name);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}
} // namespace

FormLabel readFormLabel(const FormJson& owner, std::string_view member)
{
    const FormJson json = owner.member(member);
    return {json.text("es"), json.text("en")};
}

FormFieldReader::FormFieldReader(const FormJson& form)
{
    form.eachElement("groups", [&](const FormJson& json) {
        m_groups.push_back({json.text("id"), readFormLabel(json, "label")});
    });
    if (!form.has("value_sets"))
        return;
    const FormJson sets = form.member("value_sets");
    form.eachMember("value_sets", [&](const std::string& name, const FormJson&) {
        m_valueSets[name] = readCodeList(sets, name);
    });
}

FormField FormFieldReader::read(const FormJson& json) const
{
    FormField field;
    field.id = json.text("id");
    const std::string group = json.text("group");
    const auto at =
        std::find_if(m_groups.begin(), m_groups.end(), [&](const auto& one) { return one.id == group; });
    if (at == m_groups.end())
        json.refuse("group", "the id of a group of this form");
    else
        field.group = static_cast<std::size_t>(at - m_groups.begin());
    field.label = readFormLabel(json, "label");
    const std::string type = json.text("type");
    const auto* const known =
        std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& one) { return one.first == type; });
    if (known == kTypes.end())
        json.refuse("type", "one of number, date, code, codes, text");
    else
        field.type = known->second;
    field.codes = readCodes(json);
    field.open = json.flag("open", field.codes.empty());
    readUnits(json, field);
    field.range = readRange(json, "range");
    field.titreRange = readRange(json, "titre_range");
    if (json.has("variants"))
        field.variants = readCodeList(json, "variants");
    field.staleAfterDays = readDays(json, "stale_after_days");
    field.fixed = json.flag("fixed", false);
    field.single = json.flag("single", false);
    field.perInstance = json.textOr("per", "");
    if (!field.perInstance.empty() && field.perInstance != "course" && field.perInstance != "event")
        json.refuse("per", "course or event");
    field.tier = json.text("tier");
    if (std::find(kTiers.begin(), kTiers.end(), field.tier) == kTiers.end())
        json.refuse("tier", "one of T1, T2, T3, T4, K");
    field.source = json.text("source");
    field.provisional = json.flag("provisional", true);
    return field;
}

std::vector<FormCode> FormFieldReader::readCodes(const FormJson& json) const
{
    if (!json.has("codes"))
        return {};
    if (!json.member("codes").isText())
        return readCodeList(json, "codes");
    const auto set = m_valueSets.find(json.text("codes"));
    if (set == m_valueSets.end()) {
        json.refuse("codes", "a list of codes or the name of a value set of this form");
        return {};
    }
    return set->second;
}

void FormFieldReader::readUnits(const FormJson& json, FormField& field) const
{
    field.unit = json.textOr("unit", "");
    field.unitMatters = json.flag("unit_matters", false);
    field.unitMattersUpTo = json.number("unit_matters_up_to");
    if (json.has("units"))
        json.eachElement("units", [&](const FormJson& one) {
            FormUnit unit{one.text("unit"), one.texts("spellings"), one.number("factor")};
            for (auto& spelling : unit.spellings)
                spelling = unitSpelling(spelling);
            unit.spellings.push_back(unitSpelling(unit.unit));
            field.units.push_back(std::move(unit));
        });
    if (!field.unit.empty() && field.units.empty())
        field.units.push_back({field.unit, {unitSpelling(field.unit)}, 1.0});
    if (json.has("unit_by_magnitude")) {
        const FormJson guess = json.member("unit_by_magnitude");
        field.unitGuess = FormUnitGuess{guess.number("below").value_or(0.0), guess.text("unit")};
    }
}

} // namespace cotejo
