#include "engine/completeness/requirement_evaluator.h"

#include <algorithm>

namespace cotejo
{
namespace
{
std::size_t rank(const Form& form, Requirement requirement)
{
    const auto& order = form.readings.precedence;
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), requirement) - order.begin());
}

std::vector<std::size_t> fieldsOf(const FormRule& rule, const NoteFacts& facts)
{
    if (!rule.oneOf)
        return rule.fields;
    std::vector<std::size_t> mentioned;
    for (const auto field : rule.fields)
        if (isMentioned(facts.fields[field]))
            mentioned.push_back(field);
    return mentioned.empty() ? rule.whenNone : mentioned;
}
} // namespace

std::vector<FieldRequirement> evaluateRequirements(const Form& form, const NoteFacts& facts)
{
    std::vector<const FormRule*> chosen(form.fields.size(), nullptr);
    for (const FormRule& rule : form.rules) {
        if (!holds(rule.when, form, facts))
            continue;
        for (const auto field : fieldsOf(rule, facts)) {
            const FormRule*& known = chosen[field];
            if (known == nullptr || rank(form, rule.requirement) < rank(form, known->requirement))
                known = &rule;
        }
    }
    std::vector<FieldRequirement> requirements;
    requirements.reserve(chosen.size());
    for (const FormRule* rule : chosen) {
        if (rule == nullptr)
            requirements.push_back({Requirement::optional, form.otherwise});
        else
            requirements.push_back({rule->requirement, {rule->id, rule->text.es, rule->text.en}});
    }
    return requirements;
}

} // namespace cotejo
