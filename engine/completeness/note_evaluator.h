#pragma once

#include "engine/base/result.h"
#include "engine/domain/field_status.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace cotejo
{

struct Form;

// What the caller knows better than the note: it goes before the record's own disease and contexts, which go
// before what is read from the text.
struct NoteOverrides {
    std::optional<Disease> disease;
    std::vector<VisitContext> contexts; // empty: none known
};

// From a note to its completeness: reads the text, sets the structured values beside it and applies the form.
// Without side effects and without a clock: the same note and form give the same evaluation. May be used from
// several threads at once.
class NoteEvaluator
{
public:
    // With the form and the lexicons that are built in.
    [[nodiscard]] static Result<NoteEvaluator> create();
    // With a hospital's form: the bytes of a form file (schemas/form.schema.json). A fault names its JSON
    // pointer.
    [[nodiscard]] static Result<NoteEvaluator> createWithForm(std::string_view formBytes);

    NoteEvaluator(NoteEvaluator&&) noexcept;
    NoteEvaluator& operator=(NoteEvaluator&&) noexcept;
    ~NoteEvaluator();

    // All fields of the form, in its order; identifiers in text order. The id is the note's.
    [[nodiscard]] NoteEvaluation evaluate(const Note& note, const NoteOverrides& overrides = {}) const;

    [[nodiscard]] const Form& form() const;

private:
    struct Parts;
    explicit NoteEvaluator(std::unique_ptr<const Parts> parts);
    std::unique_ptr<const Parts> m_parts;
};

} // namespace cotejo
