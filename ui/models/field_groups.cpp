#include "ui/models/field_groups.h"

#include "engine/completeness/form.h"
#include "engine/pipeline/field_standing.h"
#include "ui/session/review_item.h"
#include "ui/theme/language.h"

#include <QCoreApplication>

#include <algorithm>

namespace cotejo
{
namespace
{
QString pick(const FormLabel& label, bool spanish)
{
    return QString::fromStdString(spanish ? label.es : label.en);
}
} // namespace

std::vector<FieldGroup> groupFields(const NoteEvaluation& evaluation, const Form& form, bool spanish)
{
    std::vector<FieldGroup> groups(form.groups.size() + 1);
    for (std::size_t i = 0; i < form.groups.size(); ++i)
        groups[i].label = pick(form.groups[i].label, spanish);
    groups.back().label =
        QCoreApplication::translate("cotejo::FieldGroups", "Fields this form does not know");
    for (std::size_t i = 0; i < evaluation.fields.size(); ++i) {
        const FieldFinding& field = evaluation.fields[i];
        const FormField* known = form.field(field.id);
        FieldGroup& group = known == nullptr ? groups.back() : groups[known->group];
        group.lines.push_back(
            {i, known == nullptr ? QString::fromStdString(field.id) : pick(known->label, spanish),
             QString::fromStdString(spanish ? field.rule.textEs : field.rule.textEn), known});
        group.complete += field.complete() ? 1 : 0;
        group.asked += field.asked() ? 1 : 0;
    }
    std::erase_if(groups, [](const FieldGroup& group) { return group.lines.empty(); });
    return groups;
}

QString fieldLabel(const Form& form, const std::string& field)
{
    const FormField* known = form.field(field);
    return known == nullptr ? QString::fromStdString(field)
                            : pick(known->label, Language::current() == QLatin1String("es"));
}

std::vector<FieldGroup> lackingFields(std::vector<FieldGroup> groups, const NoteCase& note)
{
    for (FieldGroup& group : groups) {
        std::erase_if(group.lines, [&note](const FieldLine& line) {
            const FieldFinding& field = note.evaluation.fields[line.index];
            const RecordedFieldAct* act = note.actOn(field.id);
            const FieldStanding standing = fieldStanding(field, act == nullptr ? nullptr : &act->act);
            return !standing.asked || standing.complete;
        });
    }
    std::erase_if(groups, [](const FieldGroup& group) { return group.lines.empty(); });
    return groups;
}

CompletenessShares sharesOf(const NoteCase& note)
{
    CompletenessShares counts;
    for (const FieldFinding& field : note.evaluation.fields) {
        const RecordedFieldAct* act = note.actOn(field.id);
        const FieldStanding standing = fieldStanding(field, act == nullptr ? nullptr : &act->act);
        if (!standing.asked)
            counts.notApplicable += field.requirement == Requirement::not_applicable || field.asked() ? 1 : 0;
        else if (standing.complete)
            ++counts.complete;
        else if (standing.status == FieldStatus::unknown)
            ++counts.unknown;
        else if (standing.status == FieldStatus::absent)
            ++counts.absent;
        else
            ++counts.toClarify;
    }
    return counts;
}

} // namespace cotejo
