#pragma once

#include "engine/completeness/note_text_reader.h"
#include "engine/domain/cross_notice.h"

#include <string>
#include <vector>

namespace cotejo
{

struct Form;
struct Note;
struct Turn;

// Sets what a turn states of its patient beside the patient's note. The note's evaluation must be of this
// note with this form. Without side effects; may be used from several threads at once.
class CrossComparer
{
public:
    explicit CrossComparer(const Form& form) : m_form(form) {} // the form must outlive it

    // One notice a field, numbered in the order of the places that state it, query before answer. `item` is
    // left empty.
    [[nodiscard]] std::vector<CrossNotice> notices(const Turn& turn, const NoteEvaluation& evaluation,
                                                   const Note& note) const;

private:
    const Form& m_form;
    NoteTextReader m_reader;
};

// The same with the built-in form, for one turn (a window's flag in answer, field and note).
[[nodiscard]] std::vector<CrossNotice> crossNotices(const Turn& turn, const NoteEvaluation& evaluation,
                                                    const Note& note);

} // namespace cotejo
