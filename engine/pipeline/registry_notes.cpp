#include "engine/pipeline/registry_notes.h"

#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/pipeline/evaluated_notes.h"
#include "engine/pipeline/field_standing.h"
#include "engine/store/store_file.h"

namespace cotejo
{
namespace
{
constexpr std::size_t kMonthDigits = 7; // "2025-03"

std::string roleText(const NoteEvaluation& evaluation, const std::optional<std::size_t>& role)
{
    if (!role || *role >= evaluation.fields.size())
        return {};
    const auto* text = std::get_if<std::string>(&evaluation.fields[*role].value);
    return text == nullptr ? std::string() : *text;
}

FieldShare shareOf(const FieldStanding& standing)
{
    if (!standing.asked)
        return FieldShare::outside;
    if (standing.complete)
        return FieldShare::complete;
    if (standing.status == FieldStatus::unknown)
        return FieldShare::unknown;
    return standing.status == FieldStatus::absent ? FieldShare::absent : FieldShare::toClarify;
}
} // namespace

std::string centreOf(const NoteEvaluation& evaluation, const Form& form)
{
    return roleText(evaluation, form.roles.centre);
}

std::string monthOf(const NoteEvaluation& evaluation, const Form& form)
{
    return roleText(evaluation, form.roles.noteDate).substr(0, kMonthDigits);
}

Result<RegistryNotes> readRegistryNotes(const StoreFile& store,
                                        const std::function<void(std::size_t notes)>& report,
                                        const std::atomic<bool>& cancel)
{
    const Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    RegistryNotes all;
    const auto take = [&](const Note&, const NoteEvaluation& evaluation, const std::vector<FieldAct>& acts) {
        RegistryNote note{evaluation.note,
                          centreOf(evaluation, evaluator->form()),
                          monthOf(evaluation, evaluator->form()),
                          evaluation.disease,
                          evaluation.contexts,
                          {}};
        note.fields.reserve(evaluation.fields.size());
        for (const FieldFinding& finding : evaluation.fields)
            note.fields.push_back(shareOf(fieldStanding(finding, actOn(acts, finding.id))));
        all.notes.push_back(std::move(note));
        report(all.notes.size());
        return !cancel;
    };
    const Result<std::size_t> unreadable = forEachEvaluatedNote(store, *evaluator, take);
    if (!unreadable)
        return tl::unexpected<Error>(unreadable.error());
    all.unreadable = *unreadable;
    return all;
}

} // namespace cotejo
