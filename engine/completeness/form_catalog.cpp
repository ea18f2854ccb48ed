#include "engine/completeness/form_catalog.h"

#include "engine/base/embedded_resource.h"
#include "engine/base/strict_json.h"
#include "engine/completeness/form_condition_reader.h"
#include "engine/completeness/form_field_reader.h"
#include "engine/completeness/form_json.h"
#include "engine/completeness/form_rule_reader.h"

#include <nlohmann/json.hpp>

namespace cotejo
{
namespace
{
void readFields(const FormJson& json, Form& form)
{
    const FormFieldReader reader(json);
    form.groups = reader.groups();
    json.eachElement("fields", [&](const FormJson& element) {
        FormField field = reader.read(element);
        if (!form.fieldIndex.emplace(field.id, form.fields.size()).second)
            element.refuse("id", "an id that no other field has");
        form.fields.push_back(std::move(field));
    });
}

void readHead(const FormJson& json, Form& form)
{
    if (json.text("format") != "cotejo.form")
        json.refuse("format", "cotejo.form");
    if (json.number("version") != 1.0)
        json.refuse("version", "1");
    form.id = json.text("id");
    form.edition = json.text("edition");
    form.provisional = json.flag("provisional", true);
    form.label = readFormLabel(json, "label");
    const FormJson otherwise = json.member("otherwise");
    const FormLabel text = readFormLabel(otherwise, "text");
    form.otherwise = {otherwise.text("id"), text.es, text.en};
}
} // namespace

Result<Form> readForm(std::string_view bytes, std::vector<Error>& faults)
{
    faults.clear();
    const auto parsed = parseStrictJson(bytes);
    if (!parsed) {
        faults.push_back(parsed.error());
        return tl::unexpected(parsed.error());
    }
    const FormJson json(*parsed, faults);
    Form form;
    form.readings.precedence = {Requirement::not_applicable, Requirement::optional, Requirement::required,
                                Requirement::conditional_met};
    form.readings.courseOrder = {"starting", "stopped", "in_use"};
    readHead(json, form);
    readFields(json, form);
    FormConditionReader conditions(form.fieldIndex);
    conditions.readNamed(json);
    FormRuleReader rules(form, conditions);
    json.eachElement("rules", [&](const FormJson& rule) { rules.readRule(rule); });
    if (json.has("checks"))
        json.eachElement("checks", [&](const FormJson& check) { rules.readCheck(check); });
    if (json.has("readings"))
        json.eachElement("readings", [&](const FormJson& reading) { rules.readReading(reading); });
    if (json.has("roles"))
        rules.readRoles(json.member("roles"));
    if (!faults.empty())
        return tl::unexpected(faults.front());
    return form;
}

Result<Form> readForm(std::string_view bytes)
{
    std::vector<Error> faults;
    return readForm(bytes, faults);
}

Result<Form> builtInForm()
{
    return readForm(embeddedResource("forms/biobadamex.json"));
}

} // namespace cotejo
