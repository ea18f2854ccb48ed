#pragma once

#include "engine/domain/field_status.h"

#include "ui/widgets/completeness_bar.h"

#include <QString>

#include <vector>

namespace cotejo
{

struct Form;
struct NoteCase;
struct FormField;

struct FieldLine {
    std::size_t index = 0; // into NoteEvaluation::fields
    QString label;
    QString rule; // the requirement rule that applied, in the reader's language; may be empty
    const FormField* form = nullptr; // null where the form does not know the field
};

// Fields under one heading of the form.
struct FieldGroup {
    QString label;
    std::vector<FieldLine> lines; // in the evaluation's order
    int complete = 0;
    int asked = 0;
};

// The form's headings with the fields of one evaluation; headings without fields are left out. A field that
// the form does not know stands under a last heading, by its id. The form must outlive the lines.
[[nodiscard]] std::vector<FieldGroup> groupFields(const NoteEvaluation& evaluation, const Form& form,
                                                  bool spanish);

// Of all fields of a note, people's word in place of the program's.
[[nodiscard]] CompletenessShares sharesOf(const NoteCase& note);

// The field's name in the reader's language; its id where the form does not know it.
[[nodiscard]] QString fieldLabel(const Form& form, const std::string& field);

// Only what is asked and not complete; headings without any are left out. Their counts stay those of all.
// People's word stands in place of the program's.
[[nodiscard]] std::vector<FieldGroup> lackingFields(std::vector<FieldGroup> groups, const NoteCase& note);

} // namespace cotejo
