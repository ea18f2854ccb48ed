#include "engine/completeness/structured_readings.h"

#include "engine/base/json_pointer.h"
#include "engine/completeness/reading_order.h"
#include "engine/completeness/value_comparison.h"
#include "engine/domain/codes.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<std::string_view, 8> kNegatives = {"no",    "negativo", "ninguna",    "ninguno",
                                                        "naive", "nunca",    "no_aislado", "no_indicada"};

bool isNegativeWord(std::string_view word)
{
    return std::find(kNegatives.begin(), kNegatives.end(), word) != kNegatives.end();
}

bool permits(const FormField& field, std::string_view code)
{
    return std::any_of(field.codes.begin(), field.codes.end(),
                       [&](const FormCode& one) { return one.code == code; });
}

// The form's code that `word` spells, itself or as its label in either language ("Female"), else `word`
// folded.
std::string formCode(const FormField& field, const std::string& word)
{
    std::string folded = codeSpelling(word);
    for (const auto& one : field.codes)
        if (codeSpelling(one.code) == folded)
            return one.code;
    for (const auto& one : field.codes)
        if (codeSpelling(one.label.es) == folded || codeSpelling(one.label.en) == folded)
            return one.code;
    return folded;
}

FieldReading structured(std::string_view field, FieldScalar value, std::string pointer)
{
    FieldReading reading;
    reading.field = field;
    reading.value = std::move(value);
    reading.evidence.push_back({{}, {}, std::move(pointer)});
    return reading;
}

std::string negativeWord(const FormField& field)
{
    for (const auto& word : kNegatives)
        if (permits(field, word))
            return std::string(word);
    return "no";
}

void spellCodes(FieldReading& reading, const FormField& field)
{
    bool known = true;
    if (auto* code = std::get_if<std::string>(&reading.value)) {
        *code = formCode(field, *code);
        known = permits(field, *code);
        if (field.type == FormFieldType::codes && isNegativeWord(*code) && !permits(field, *code))
            known = true;
        if (isNegativeWord(*code) && reading.detail == FieldDetail::value)
            reading.detail = FieldDetail::negative;
    } else if (auto* codes = std::get_if<std::vector<std::string>>(&reading.value)) {
        for (auto& one : *codes) {
            one = formCode(field, one);
            known = known && permits(field, one);
        }
    }
    if (!known && !field.open && isStructured(reading))
        reading.doubts.push_back(QueryKind::implausible);
}
} // namespace

FieldReading inFormSpelling(FieldReading reading, const FormField& field)
{
    if (reading.status != FieldStatus::present)
        return reading;
    if (reading.detail != FieldDetail::value && std::holds_alternative<std::monostate>(reading.value))
        reading.value = negativeWord(field);
    const bool word = std::holds_alternative<std::string>(reading.value);
    const bool dates = field.type == FormFieldType::codes && field.codes.empty();
    if (field.type == FormFieldType::code || (field.type == FormFieldType::codes && !dates) ||
        (field.type == FormFieldType::number && word && !field.codes.empty()))
        spellCodes(reading, field);
    return reading;
}

std::vector<FieldReading> structuredReadings(const Note& note, const Form& form)
{
    std::vector<FieldReading> readings;
    const auto add = [&](const std::optional<std::size_t>& role, FieldScalar value, const char* pointer) {
        if (role)
            readings.push_back(structured(form.fields[*role].id, std::move(value), pointer));
    };
    if (note.date)
        add(form.roles.noteDate, *note.date, "/date");
    if (note.centre)
        add(form.roles.centre, *note.centre, "/centre");
    if (!note.contexts.empty()) {
        std::vector<std::string> codes;
        for (const auto context : note.contexts)
            codes.emplace_back(codeOf(context));
        add(form.roles.contexts, std::move(codes), "/contexts");
    }
    if (note.disease) { // the text's own words go before it
        const std::string code = codeSpelling(codeOf(*note.disease));
        add(form.roles.diagnosis, code == "otr" ? "otra" : code, "/disease");
        if (form.roles.diagnosis)
            readings.back().current = false;
    }
    for (const auto& [id, value] : note.fields) {
        const FormField* field = form.field(id);
        if (field == nullptr || std::holds_alternative<std::monostate>(value))
            continue;
        std::string pointer = "/fields";
        appendPointerStep(pointer, id);
        readings.push_back(structured(id, value, std::move(pointer)));
    }
    return readings;
}

} // namespace cotejo
