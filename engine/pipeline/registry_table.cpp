#include "engine/pipeline/registry_table.h"

#include "engine/completeness/form.h"
#include "engine/domain/codes.h"

#include <algorithm>
#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<std::string_view, 5> kGroupings = {"all", "centre", "disease", "context", "month"};
constexpr std::size_t kMonthDigits = 7; // "2025-03"

std::string textOf(const NoteEvaluation& evaluation, const std::optional<std::size_t>& role)
{
    if (!role || *role >= evaluation.fields.size())
        return {};
    const auto* text = std::get_if<std::string>(&evaluation.fields[*role].value);
    return text == nullptr ? std::string() : *text;
}

const FieldAct* actOn(const std::vector<FieldAct>& acts, const std::string& field)
{
    const auto at =
        std::find_if(acts.begin(), acts.end(), [&](const FieldAct& act) { return act.field == field; });
    return at == acts.end() ? nullptr : &*at;
}
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
    const auto said = act == nullptr ? std::nullopt : fromCode<FieldStatus>(act->status);
    const bool overruled = said && act->kind == FieldActKind::set;
    const FieldStatus status = overruled ? *said : finding.status;
    ++row.notes;
    row.present += status == FieldStatus::present ? 1U : 0U;
    row.unknown += status == FieldStatus::unknown ? 1U : 0U;
    row.absent += status == FieldStatus::absent ? 1U : 0U;
    row.notApplicable += status == FieldStatus::not_applicable ? 1U : 0U;
    row.byPeople += said ? 1U : 0U;
    const bool asked = finding.asked() && status != FieldStatus::not_applicable;
    const bool complete = overruled ? asked && status == FieldStatus::present : finding.complete();
    row.asked += asked ? 1U : 0U;
    row.complete += complete ? 1U : 0U;
}

void RegistryTable::add(const NoteEvaluation& evaluation, const std::vector<FieldAct>& acts)
{
    std::vector<Group> groups{{"all", "all"},
                              {"centre", textOf(evaluation, m_form.roles.centre)},
                              {"disease", std::string(codeOf(evaluation.disease))},
                              {"month", textOf(evaluation, m_form.roles.noteDate).substr(0, kMonthDigits)}};
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
