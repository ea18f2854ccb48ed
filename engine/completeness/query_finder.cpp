#include "engine/completeness/query_finder.h"

#include "engine/completeness/value_comparison.h"
#include "engine/text/partial_date.h"

#include <algorithm>

namespace cotejo
{
namespace
{
bool has(const FieldFinding& finding, QueryKind kind)
{
    return std::any_of(finding.queries.begin(), finding.queries.end(),
                       [&](const FieldQuery& query) { return query.kind == kind; });
}

void add(FieldFinding& finding, QueryKind kind, const std::vector<Evidence>& evidence)
{
    if (!has(finding, kind))
        finding.queries.push_back({kind, evidence});
}

bool outside(const std::optional<FormRange>& range, std::optional<double> number)
{
    return range && number && (*number < range->low || *number > range->high);
}

bool isImplausible(const FormField& field, const FieldFinding& finding)
{
    if (outside(field.range, numberInOwnUnit(field, finding.value, finding.unit)))
        return true;
    const auto titre = Decimal::parse(finding.titre);
    return titre && outside(field.titreRange, titre->value());
}

bool lacksUnit(const FormField& field, const FieldFinding& finding)
{
    const auto* number = std::get_if<Decimal>(&finding.value);
    if (number == nullptr || !finding.unit.empty())
        return false;
    const bool pointer = !finding.evidence.empty() && !finding.evidence.front().pointer.empty();
    return !pointer && (field.unitMatters || (field.unitMattersUpTo && number->value() > 0 &&
                                              number->value() <= *field.unitMattersUpTo));
}

bool isStale(const FormField& field, const ChosenReading& chosen, const std::optional<std::string>& noteDate)
{
    if (!field.staleAfterDays)
        return false;
    const auto written = noteDate ? PartialDate::fromIso(*noteDate) : std::nullopt;
    const auto* own = std::get_if<std::string>(&chosen.finding.value);
    const bool ownDate = field.type == FormFieldType::date && own != nullptr;
    const auto of = PartialDate::fromIso(ownDate ? *own : chosen.finding.date);
    if (!of || !written)
        return chosen.older;
    const PartialDate last = of->precision() == 1 ? PartialDate{of->year, 12, 31} : *of;
    return last.dayNumber() < written->dayNumber() - *field.staleAfterDays;
}
bool mixesCourses(const Form& form, const FormCheck& check, const ChosenInstances& instances)
{
    if (instances.stoppedCourse == instances.course)
        return false;
    const auto& ofStop = form.readings.stoppedCourseFields;
    bool stopped = false;
    bool chosen = false;
    for (const auto field : check.evidenceOf) {
        const bool stop = std::find(ofStop.begin(), ofStop.end(), field) != ofStop.end();
        stopped = stopped || stop;
        chosen = chosen || (!stop && form.fields[field].perInstance == "course");
    }
    return stopped && chosen;
}
} // namespace

void findQueries(const FormField& field, ChosenReading& chosen, const std::optional<std::string>& noteDate)
{
    FieldFinding& finding = chosen.finding;
    if (finding.status != FieldStatus::present)
        return;
    std::vector<FieldQuery> once;
    for (auto& query : finding.queries)
        if (std::none_of(once.begin(), once.end(),
                         [&](const auto& known) { return known.kind == query.kind; }))
            once.push_back(std::move(query));
    finding.queries = std::move(once);
    if (isImplausible(field, finding))
        add(finding, QueryKind::implausible, finding.evidence);
    if (lacksUnit(field, finding))
        add(finding, QueryKind::unit, finding.evidence);
    if (!field.variants.empty() && finding.variant.empty() && std::holds_alternative<Decimal>(finding.value))
        add(finding, QueryKind::missing_variant, finding.evidence);
    if (isStale(field, chosen, noteDate))
        add(finding, QueryKind::stale, finding.evidence);
}

void applyChecks(const Form& form, const NoteFacts& facts, const ChosenInstances& instances,
                 std::vector<FieldFinding>& findings)
{
    for (const FormCheck& check : form.checks) {
        if (!holds(check.when, form, facts) || mixesCourses(form, check, instances))
            continue;
        std::vector<Evidence> evidence;
        for (const auto field : check.evidenceOf)
            evidence.insert(evidence.end(), facts.fields[field].evidence.begin(),
                            facts.fields[field].evidence.end());
        add(findings[check.field], check.kind, evidence);
    }
}

} // namespace cotejo
