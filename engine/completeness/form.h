#pragma once

#include "engine/completeness/form_field.h"
#include "engine/completeness/form_rule.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// A registry's form: data that a hospital may replace. The rules are applied by RequirementEvaluator.
struct Form {
    std::string id;
    std::string edition;
    bool provisional = true;
    FormLabel label;
    std::vector<FormGroup> groups;
    std::vector<FormField> fields;
    std::vector<FormRule> rules;
    std::vector<FormCheck> checks;
    RuleReference otherwise; // what a field is that no rule speaks of: optional
    FormReadings readings;
    FormRoles roles;
    std::map<std::string, std::size_t, std::less<>> fieldIndex;

    [[nodiscard]] const FormField* field(std::string_view fieldId) const
    {
        const auto at = fieldIndex.find(fieldId);
        return at == fieldIndex.end() ? nullptr : &fields[at->second];
    }
};

} // namespace cotejo
