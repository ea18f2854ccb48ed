#include "engine/completeness/note_evaluator.h"

#include "engine/completeness/completeness_evaluator.h"
#include "engine/completeness/form_catalog.h"
#include "engine/completeness/identifier_finder.h"
#include "engine/completeness/looked_for.h"
#include "engine/completeness/note_text_reader.h"

namespace cotejo
{

struct NoteEvaluator::Parts {
    explicit Parts(Form&& aForm) : form(std::move(aForm)), lookedFor(form) {}
    Form form;
    LookedFor lookedFor;
    NoteTextReader reader;
};

NoteEvaluator::NoteEvaluator(std::unique_ptr<const Parts> parts) : m_parts(std::move(parts)) {}
NoteEvaluator::NoteEvaluator(NoteEvaluator&&) noexcept = default;
NoteEvaluator& NoteEvaluator::operator=(NoteEvaluator&&) noexcept = default;
NoteEvaluator::~NoteEvaluator() = default;

Result<NoteEvaluator> NoteEvaluator::create()
{
    auto form = builtInForm();
    if (!form)
        return tl::unexpected(form.error());
    return NoteEvaluator(std::make_unique<const Parts>(std::move(*form)));
}

Result<NoteEvaluator> NoteEvaluator::createWithForm(std::string_view formBytes)
{
    auto form = readForm(formBytes);
    if (!form)
        return tl::unexpected(form.error());
    return NoteEvaluator(std::make_unique<const Parts>(std::move(*form)));
}

NoteEvaluation NoteEvaluator::evaluate(const Note& note, const NoteOverrides& overrides) const
{
    const NoteReading reading = m_parts->reader.read(note);
    NoteEvaluation evaluation = CompletenessEvaluator(m_parts->form).evaluate(note, reading, overrides);
    m_parts->lookedFor.addTo(evaluation.fields);
    evaluation.identifiers = findIdentifiers(note.text);
    return evaluation;
}

const Form& NoteEvaluator::form() const
{
    return m_parts->form;
}

} // namespace cotejo
