#include "engine/pipeline/subject_notes.h"

#include "engine/text/analysed_note.h"

#include <algorithm>
#include <utility>

namespace cotejo
{
namespace
{

std::optional<PartialDate> dateOf(const Note& note)
{
    if (note.date)
        return PartialDate::fromIso(*note.date);
    return AnalysedNote(note.text).noteDate();
}

bool noLater(const PartialDate& date, const PartialDate& day)
{
    const int precision = std::min(date.precision(), day.precision());
    return date.cut(precision) <= day.cut(precision);
}

} // namespace

void SubjectNotes::add(Note note)
{
    if (!note.subject || note.subject->empty())
        return;
    const std::string subject = *note.subject;
    const auto date = dateOf(note);
    m_notes[subject].push_back({date, std::move(note), nullptr});
}

const EvaluatedNote* SubjectNotes::newest(const std::string& subject, const std::optional<PartialDate>& day)
{
    const auto at = m_notes.find(subject);
    if (at == m_notes.end())
        return nullptr;
    Dated* best = nullptr;
    for (Dated& one : at->second) {
        if (day && one.date && !noLater(*one.date, *day))
            continue;
        if (best == nullptr || !best->date || (one.date && *one.date >= *best->date))
            best = &one;
    }
    if (best == nullptr)
        return nullptr;
    if (!best->evaluated) {
        auto evaluation = m_evaluator.evaluate(best->note);
        best->evaluated = std::make_unique<EvaluatedNote>(EvaluatedNote{best->note, std::move(evaluation)});
    }
    return best->evaluated.get();
}

} // namespace cotejo
