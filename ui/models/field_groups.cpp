#include "ui/models/field_groups.h"

#include "engine/completeness/form.h"

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

} // namespace cotejo
