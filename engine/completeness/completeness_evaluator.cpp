#include "engine/completeness/completeness_evaluator.h"

#include "engine/completeness/instance_chooser.h"
#include "engine/completeness/instance_list.h"
#include "engine/completeness/query_finder.h"
#include "engine/completeness/reading_chooser.h"
#include "engine/completeness/requirement_evaluator.h"
#include "engine/completeness/structured_readings.h"

#include <algorithm>

namespace cotejo
{
namespace
{
void dropQuery(FieldFinding& finding, QueryKind kind)
{
    std::erase_if(finding.queries, [&](const FieldQuery& query) { return query.kind == kind; });
}

// Rules and statements of "does not apply", brought together.
void settle(FieldFinding& finding, const std::vector<Evidence>& statedNa, const FormReadings& readings)
{
    if (finding.requirement == Requirement::not_applicable) {
        finding.status = FieldStatus::not_applicable;
        finding.detail = statedNa.empty() ? FieldDetail::by_rule : FieldDetail::stated;
        finding.queries.clear();
        if (!statedNa.empty())
            finding.evidence = statedNa;
        if (!readings.keepValueWhereNotApplicable)
            finding.value = {};
        return;
    }
    if (statedNa.empty() || isMentioned(finding))
        return;
    finding.evidence = statedNa;
    if (finding.asked()) {
        finding.status = readings.statedNaWhereAsked;
        finding.detail =
            finding.status == FieldStatus::unknown ? FieldDetail::stated_unknown : FieldDetail::not_mentioned;
        finding.queries.push_back({QueryKind::stated_na_but_applicable, statedNa});
    } else {
        finding.requirement = Requirement::not_applicable;
        finding.status = FieldStatus::not_applicable;
        finding.detail = FieldDetail::stated;
    }
}
} // namespace

std::vector<FieldReading> CompletenessEvaluator::allReadings(const Note& note,
                                                             const NoteReading& reading) const
{
    std::vector<FieldReading> all;
    all.reserve(reading.readings.size() + note.fields.size());
    const auto add = [&](const FieldReading& one) {
        if (const FormField* field = m_form.field(one.field))
            all.push_back(inFormSpelling(one, *field));
    };
    for (const auto& one : reading.readings)
        add(one);
    for (const auto& one : structuredReadings(note, m_form))
        add(one);
    return all;
}

NoteEvaluation CompletenessEvaluator::evaluate(const Note& note, const NoteReading& reading,
                                               const NoteOverrides& overrides) const
{
    NoteEvaluation evaluation;
    evaluation.note = note.id;
    evaluation.disease =
        overrides.disease.value_or(note.disease.value_or(reading.disease.value_or(Disease::OTR)));
    evaluation.contexts = !overrides.contexts.empty() ? overrides.contexts
                          : !note.contexts.empty()    ? note.contexts
                                                      : reading.contexts;
    std::sort(evaluation.contexts.begin(), evaluation.contexts.end());
    evaluation.contexts.erase(std::unique(evaluation.contexts.begin(), evaluation.contexts.end()),
                              evaluation.contexts.end());
    evaluation.formId = m_form.id;
    evaluation.formVersion = m_form.edition;

    const auto readings = allReadings(note, reading);
    const auto noteDate = note.date ? note.date : reading.noteDate;
    const auto instances = chooseInstances(m_form, readings, evaluation.contexts, noteDate);
    const auto byField = readingsByField(m_form, readings);
    const ReadingChooser chooser(noteDate);
    std::vector<std::vector<Evidence>> statedNa;
    for (std::size_t index = 0; index < m_form.fields.size(); ++index) {
        const FormField& field = m_form.fields[index];
        ChosenReading chosen = chooser.choose(field, ofInstance(m_form, index, byField[index], instances));
        findQueries(field, chosen, noteDate);
        if (!field.perInstance.empty())
            chosen.finding.instances = listInstances(field, byField[index], chooser);
        statedNa.push_back(std::move(chosen.statedNotApplicable));
        evaluation.fields.push_back(std::move(chosen.finding));
    }

    const NoteFacts facts{evaluation.disease, evaluation.contexts, evaluation.fields};
    auto requirements = evaluateRequirements(m_form, facts);
    applyChecks(m_form, facts, instances, evaluation.fields);
    for (std::size_t index = 0; index < m_form.fields.size(); ++index) {
        FieldFinding& finding = evaluation.fields[index];
        finding.requirement = requirements[index].requirement;
        finding.rule = std::move(requirements[index].rule);
        if (m_form.readings.staleOnlyWhereAsked && !finding.asked())
            dropQuery(finding, QueryKind::stale);
        settle(finding, statedNa[index], m_form.readings);
        evaluation.asked += finding.asked() ? 1U : 0U;
        evaluation.complete += finding.complete() ? 1U : 0U;
    }
    return evaluation;
}

} // namespace cotejo
