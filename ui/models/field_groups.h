#pragma once

#include "engine/domain/field_status.h"

#include <QString>

#include <vector>

namespace cotejo
{

struct FieldLine {
    std::size_t index = 0; // into NoteEvaluation::fields
    QString label;
    QString rule; // the requirement rule that applied, in the reader's language; may be empty
};

// Fields under one heading of the form.
struct FieldGroup {
    QString label;
    std::vector<FieldLine> lines; // in the form's order
    int complete = 0;
    int asked = 0;
};

// The form's headings with the fields of one evaluation. A field that the form does not know stands under a
// heading of its own, by its id.
[[nodiscard]] std::vector<FieldGroup> groupFields(const NoteEvaluation& evaluation);

} // namespace cotejo
