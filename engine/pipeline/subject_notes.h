#pragma once

#include "engine/completeness/note_evaluator.h"
#include "engine/domain/note.h"
#include "engine/text/partial_date.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

struct EvaluatedNote {
    Note note;
    NoteEvaluation evaluation;
};

// The notes of each subject by date, evaluated when first asked for. Not for several threads.
class SubjectNotes
{
public:
    explicit SubjectNotes(const NoteEvaluator& evaluator) : m_evaluator(evaluator) {}

    void add(Note note); // one without a subject is left out

    // The newest note dated no later than `day`; of two of one day the one that was added last. A note whose
    // record and text give no date counts as the oldest. nullptr where there is none.
    [[nodiscard]] const EvaluatedNote* newest(const std::string& subject,
                                              const std::optional<PartialDate>& day);

private:
    struct Dated {
        std::optional<PartialDate> date;
        Note note;
        std::unique_ptr<EvaluatedNote> evaluated;
    };
    const NoteEvaluator& m_evaluator;
    std::map<std::string, std::vector<Dated>, std::less<>> m_notes;
};

} // namespace cotejo
