#pragma once

#include "engine/completeness/form.h"
#include "engine/domain/field_status.h"
#include "engine/report/message_language.h"
#include "engine/report/note_evaluation_json.h"

#include <string>

namespace cotejo::cli
{

// What `note --pretty` prints: the note's completeness in words, then, group by group, every field that is
// asked or that the note speaks of, with its value, its first quote and its queries. Hides what the JSON
// hides. No line end at the end.
[[nodiscard]] std::string noteEvaluationText(const NoteEvaluation& evaluation, const std::string& text,
                                             const Form& form, const NoteJsonOptions& options,
                                             MessageLanguage language);

} // namespace cotejo::cli
