#pragma once

#include "engine/domain/field_act.h"
#include "engine/domain/registry_row.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cotejo
{

struct Form;

// Counts evaluations of notes by centre, disease, context and month of the note. A note with two contexts
// counts in both.
class RegistryTable
{
public:
    explicit RegistryTable(const Form& form) : m_form(form) {} // the form must outlive it

    // `acts`: what people say of the note's fields, the standing ones. A status that a person set counts in
    // place of the program's, and settles the field's queries.
    void add(const NoteEvaluation& evaluation, const std::vector<FieldAct>& acts);

    // For each grouping in the order above, groups by name (the unknown one last), fields in the form's
    // order.
    [[nodiscard]] std::vector<RegistryRow> rows() const;

private:
    using Group = std::pair<std::string, std::string>;
    void count(const Group& group, std::size_t field, const FieldFinding& finding, const FieldAct* act);

    const Form& m_form;
    std::map<Group, std::vector<RegistryRow>> m_groups;
};

} // namespace cotejo
