#include "tests/fuzz/text_targets.h"

#include "tests/fuzz/law.h"

#include "engine/base/utf8_check.h"
#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/orvs/turn_checker.h"

#include <array>
#include <string>

namespace cotejo::fuzz
{
namespace
{
void demandEvidence(const CodePointIndex& text, const std::vector<Evidence>& evidence)
{
    for (const Evidence& piece : evidence) {
        if (piece.pointer.empty())
            demandQuote(text, piece.span, piece.quote);
    }
}

void demandField(const CodePointIndex& text, const FieldFinding& field)
{
    demandEvidence(text, field.evidence);
    for (const FieldQuery& query : field.queries)
        demandEvidence(text, query.evidence);
    for (const FieldInstance& instance : field.instances)
        demandEvidence(text, instance.evidence);
    demand(field.status != FieldStatus::present || !field.evidence.empty());
}

void noteCompleteness(std::string_view bytes)
{
    static const auto evaluator = NoteEvaluator::create();
    demand(evaluator.has_value());
    if (firstTextFault(bytes))
        return;
    Note note;
    note.id = "fuzz";
    note.text = std::string(bytes);
    const NoteEvaluation evaluation = evaluator->evaluate(note);
    const CodePointIndex text(note.text);
    demand(evaluation.fields.size() == evaluator->form().fields.size());
    demand(evaluation.complete <= evaluation.asked);
    for (const FieldFinding& field : evaluation.fields)
        demandField(text, field);
    for (const Identifier& identifier : evaluation.identifiers)
        demand(identifier.span.start < identifier.span.end && identifier.span.end <= text.size());
}

const TurnChecker& checker()
{
    static const auto contracts = ContractCatalog::embedded();
    demand(contracts.has_value());
    static const auto made = TurnChecker::create(*contracts);
    demand(made.has_value());
    return *made;
}

// The first line is the question, the rest the answer; nothing was retrieved.
void answerCheck(std::string_view bytes)
{
    if (firstTextFault(bytes))
        return;
    Transcript transcript;
    transcript.id = "fuzz";
    Turn& turn = transcript.turns.emplace_back();
    turn.id = "t1";
    turn.query = std::string(bytes.substr(0, bytes.find('\n')));
    turn.answer = std::string(bytes);
    turn.retrieved.emplace();
    const CodePointIndex text(turn.answer);
    const std::vector<TurnCheck> checks = checker().check(transcript);
    demand(checks.size() == 1);
    const TurnCheck& check = checks.front();
    demand(check.verdict != Verdict::passed);
    for (const Citation& citation : check.citations) {
        demandQuote(text, citation.span, citation.quote);
        demand(citation.status != CitationStatus::retrieved);
    }
    for (const Warning& warning : check.warnings)
        demand(warning.span.start <= warning.span.end && warning.span.end <= text.size());
}

constexpr auto kTargets = std::to_array<FuzzTarget>({
    {"note_completeness", noteCompleteness, "tests/data/notes"},
    {"answer_check", answerCheck, "tests/data/fuzz/answers"},
});
} // namespace

std::span<const FuzzTarget> textTargets()
{
    return kTargets;
}

} // namespace cotejo::fuzz
