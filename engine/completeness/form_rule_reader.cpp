#include "engine/completeness/form_rule_reader.h"

#include "engine/completeness/form_field_reader.h"
#include "engine/domain/codes.h"

#include <algorithm>

namespace cotejo
{
namespace
{
template <class E>
E readWord(const FormJson& json, std::string_view name, E otherwise, std::string_view expected)
{
    const auto word = fromCode<E>(json.text(name));
    if (!word)
        json.refuse(name, expected);
    return word.value_or(otherwise);
}

constexpr std::string_view kRequirements = "one of required, conditional_met, optional, not_applicable";
} // namespace

std::vector<std::size_t> FormRuleReader::fields(const FormJson& json, std::string_view name) const
{
    std::vector<std::size_t> indices;
    json.eachElement(name, [&](const FormJson& element) {
        const auto at = m_form.fieldIndex.find(element.asText());
        if (at == m_form.fieldIndex.end())
            element.refuse("the id of a field of this form");
        else
            indices.push_back(at->second);
    });
    return indices;
}

std::optional<std::size_t> FormRuleReader::field(const FormJson& json, std::string_view name) const
{
    if (!json.has(name))
        return std::nullopt;
    const auto at = m_form.fieldIndex.find(json.text(name));
    if (at != m_form.fieldIndex.end())
        return at->second;
    json.refuse(name, "the id of a field of this form");
    return std::nullopt;
}

void FormRuleReader::readRoles(const FormJson& json)
{
    FormRoles& roles = m_form.roles;
    roles.noteDate = field(json, "note_date");
    roles.contexts = field(json, "contexts");
    roles.centre = field(json, "centre");
    roles.diagnosis = field(json, "diagnosis");
    roles.courseBegins = field(json, "course_begins");
    roles.courseStatus = field(json, "course_status");
    roles.courseStopped = json.textOr("course_stopped", "");
    roles.eventBegins = field(json, "event_begins");
}

void FormRuleReader::readRule(const FormJson& json)
{
    FormRule rule;
    rule.id = json.text("id");
    if (std::any_of(m_form.rules.begin(), m_form.rules.end(),
                    [&](const auto& one) { return one.id == rule.id; }))
        json.refuse("id", "an id that no other rule has");
    rule.oneOf = json.has("one_of");
    rule.fields = fields(json, rule.oneOf ? "one_of" : "fields");
    if (rule.fields.empty())
        json.refuse(rule.oneOf ? "one_of" : "fields", "at least one field");
    if (rule.oneOf)
        rule.whenNone = fields(json, "when_none");
    for (const auto one : rule.whenNone)
        if (std::find(rule.fields.begin(), rule.fields.end(), one) == rule.fields.end())
            json.refuse("when_none", "fields of one_of");
    rule.requirement = readWord(json, "requirement", Requirement::optional, kRequirements);
    rule.when = m_conditions.readWhen(json);
    rule.text = readFormLabel(json, "text");
    rule.tier = json.text("tier");
    rule.source = json.text("source");
    rule.provisional = json.flag("provisional", true);
    m_form.rules.push_back(std::move(rule));
}

void FormRuleReader::readCheck(const FormJson& json)
{
    FormCheck check;
    check.id = json.text("id");
    check.kind = readWord(json, "kind", QueryKind::implausible, "a query kind of FORMATS §7");
    if (!json.has("field"))
        json.refuse("field", "the id of a field of this form");
    check.field = field(json, "field").value_or(0);
    check.when = m_conditions.read(json.member("when"));
    check.evidenceOf = fields(json, "evidence");
    check.text = readFormLabel(json, "text");
    m_form.checks.push_back(std::move(check));
}

void FormRuleReader::readReading(const FormJson& json)
{
    FormReadings& readings = m_form.readings;
    if (json.has("precedence")) {
        readings.precedence.clear();
        json.eachElement("precedence", [&](const FormJson& element) {
            if (const auto word = fromCode<Requirement>(element.asText()))
                readings.precedence.push_back(*word);
            else
                element.refuse(kRequirements);
        });
    }
    if (json.has("order_of_courses")) {
        readings.courseOrder = json.texts("order_of_courses");
        for (const auto& word : readings.courseOrder)
            if (word != "starting" && word != "stopped" && word != "in_use")
                json.refuse("order_of_courses", "starting, stopped and in_use");
    }
    if (json.has("stopped_course_fields"))
        readings.stoppedCourseFields = fields(json, "stopped_course_fields");
    if (json.has("where_asked"))
        readings.statedNaWhereAsked = readWord(json, "where_asked", FieldStatus::absent, "absent or unknown");
    readings.keepValueWhereNotApplicable = json.flag("keep_value", readings.keepValueWhereNotApplicable);
    readings.staleOnlyWhereAsked = json.textOr("stale_where", "asked") == "asked";
}

} // namespace cotejo
