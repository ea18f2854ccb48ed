#include "engine/pipeline/noted_values.h"

#include "engine/completeness/note_text_reader.h"
#include "engine/completeness/structured_readings.h"
#include "engine/domain/note.h"

#include <cmath>

namespace cotejo
{
namespace
{

constexpr double kDaysPerYear = 365.25;
constexpr int kMonthsPerYear = 12;

void takeInns(const FieldScalar& value, std::set<std::string, std::less<>>& inns)
{
    if (const auto* one = std::get_if<std::string>(&value))
        inns.insert(*one);
    if (const auto* many = std::get_if<std::vector<std::string>>(&value))
        inns.insert(many->begin(), many->end());
}

} // namespace

NotedValues::NotedValues(const Note& note, const Form& form, const NoteTextReader& reader,
                         const std::optional<PartialDate>& askedOn)
    : m_form(form)
{
    const NoteReading reading = reader.read(note);
    if (const auto& day = note.date ? note.date : reading.noteDate)
        m_date = PartialDate::fromIso(*day);
    for (const FieldReading& one : reading.readings)
        add(one);
    for (const FieldReading& one : structuredReadings(note, form))
        add(one);
    if (m_date && askedOn)
        m_facts.monthsBetween =
            (askedOn->year - m_date->year) * kMonthsPerYear + askedOn->month - m_date->month;
    derive(m_date ? m_date : askedOn);
}

void NotedValues::add(FieldReading reading)
{
    const FormField* field = m_form.field(reading.field);
    if (field == nullptr || reading.status != FieldStatus::present)
        return;
    FieldReading spelt = inFormSpelling(std::move(reading), *field);
    if (spelt.field == "drug_inn" || spelt.field == "previous_bts_dmard")
        takeInns(spelt.value, m_courses);
    if (!spelt.instance.empty() && field->perInstance == "course")
        m_courses.insert(spelt.instance);
    if (const auto* kg = std::get_if<Decimal>(&spelt.value); kg != nullptr && spelt.field == "weight")
        m_facts.weight = kg->value();
    m_values[spelt.field].push_back(std::move(spelt));
}

const std::vector<FieldReading>& NotedValues::of(const std::string& field) const
{
    static const std::vector<FieldReading> none;
    const auto at = m_values.find(field);
    return at == m_values.end() ? none : at->second;
}

void NotedValues::derive(const std::optional<PartialDate>& on)
{
    if (!on)
        return;
    deriveYears("birth_date", "age", *on);
    deriveYears("diagnosis_date", "disease_duration", *on);
    deriveYears("symptom_onset_date", "disease_duration", *on);
    deriveDate("disease_duration", "diagnosis_date", *on);
    deriveDate("age", "birth_date", *on);
}

void NotedValues::deriveYears(const char* from, const char* to, const PartialDate& on)
{
    std::vector<FieldReading> derived;
    for (const FieldReading& one : of(from)) {
        const auto* text = std::get_if<std::string>(&one.value);
        const auto date = text == nullptr ? std::nullopt : PartialDate::fromIso(*text);
        if (!date)
            continue;
        FieldReading years = one;
        years.field = to;
        years.unit = "años";
        years.value = Decimal::fromDouble(std::floor((on.dayNumber() - date->dayNumber()) / kDaysPerYear));
        derived.push_back(std::move(years));
    }
    for (FieldReading& one : derived)
        m_values[to].push_back(std::move(one));
}

void NotedValues::deriveDate(const char* from, const char* to, const PartialDate& on)
{
    if (!of(to).empty())
        return;
    for (const FieldReading& one : of(from)) {
        const auto* number = std::get_if<Decimal>(&one.value);
        if (number == nullptr)
            continue;
        const double factor = one.unit == "meses"     ? 1.0 / kMonthsPerYear
                              : one.unit == "semanas" ? 7 / kDaysPerYear
                                                      : 1.0;
        FieldReading date = one;
        date.field = to;
        date.unit.clear();
        date.value = std::to_string(on.year - static_cast<int>(std::floor(number->value() * factor)));
        m_values[to].push_back(std::move(date));
    }
}

} // namespace cotejo
