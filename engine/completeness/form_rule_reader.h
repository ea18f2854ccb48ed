#pragma once

#include "engine/completeness/form.h"
#include "engine/completeness/form_condition_reader.h"
#include "engine/completeness/form_json.h"

namespace cotejo
{

// Reads rules, checks, settled readings and roles into a form whose fields are known.
class FormRuleReader
{
public:
    FormRuleReader(Form& form, FormConditionReader& conditions) : m_form(form), m_conditions(conditions) {}

    void readRule(const FormJson& json);
    void readCheck(const FormJson& json);
    void readReading(const FormJson& json);
    void readRoles(const FormJson& json);

private:
    [[nodiscard]] std::optional<std::size_t> field(const FormJson& json, std::string_view name) const;
    [[nodiscard]] std::vector<std::size_t> fields(const FormJson& json, std::string_view name) const;

    Form& m_form;
    FormConditionReader& m_conditions;
};

} // namespace cotejo
