#include "engine/pipeline/registry_table.h"

#include "engine/completeness/form.h"
#include "engine/domain/codes.h"
#include "engine/pipeline/field_standing.h"
#include "engine/pipeline/registry_notes.h"

#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<std::string_view, 5> kGroupings = {"all", "centre", "disease", "context", "month"};
} // namespace

void RegistryTable::count(const Group& group, std::size_t field, const FieldFinding& finding,
                          const FieldAct* act)
{
    std::vector<RegistryRow>& rows = m_groups[group];
    if (rows.empty())
        for (const FormField& one : m_form.fields) {
            RegistryRow row;
            row.by = group.first;
            row.group = group.second;
            row.field = one.id;
            rows.push_back(std::move(row));
        }
    RegistryRow& row = rows.at(field);
    const FieldStanding standing = fieldStanding(finding, act);
    ++row.notes;
    row.present += standing.status == FieldStatus::present ? 1U : 0U;
    row.unknown += standing.status == FieldStatus::unknown ? 1U : 0U;
    row.absent += standing.status == FieldStatus::absent ? 1U : 0U;
    row.notApplicable += standing.status == FieldStatus::not_applicable ? 1U : 0U;
    row.byPeople += standing.byPerson ? 1U : 0U;
    row.asked += standing.asked ? 1U : 0U;
    row.complete += standing.complete ? 1U : 0U;
}

void RegistryTable::add(const NoteEvaluation& evaluation, const std::vector<FieldAct>& acts)
{
    std::vector<Group> groups{{"all", "all"},
                              {"centre", centreOf(evaluation, m_form)},
                              {"disease", std::string(codeOf(evaluation.disease))},
                              {"month", monthOf(evaluation, m_form)}};
    for (const VisitContext context : evaluation.contexts)
        groups.emplace_back("context", codeOf(context));
    if (evaluation.contexts.empty())
        groups.emplace_back("context", "");
    for (std::size_t i = 0; i < evaluation.fields.size() && i < m_form.fields.size(); ++i) {
        const FieldAct* act = actOn(acts, evaluation.fields[i].id);
        for (const Group& group : groups)
            count(group, i, evaluation.fields[i], act);
    }
}

std::vector<RegistryRow> RegistryTable::rows() const
{
    std::vector<RegistryRow> all;
    for (const std::string_view by : kGroupings)
        for (const bool named : {true, false})
            for (const auto& [group, rows] : m_groups)
                if (group.first == by && group.second.empty() != named)
                    all.insert(all.end(), rows.begin(), rows.end());
    return all;
}

} // namespace cotejo
