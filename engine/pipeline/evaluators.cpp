#include "engine/pipeline/evaluators.h"

#include "engine/base/program_version.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/domain/codes.h"
#include "engine/domain/transcript.h"
#include "engine/orvs/turn_checker.h"
#include "engine/report/note_evaluation_json.h"
#include "engine/report/turn_check_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace cotejo
{
namespace
{
std::string versionsOf(const std::string& what, const std::string& version)
{
    const std::string program = fmt::format("cotejo@{}", programVersion());
    return what.empty() ? program : fmt::format("{}@{} {}", what, version, program);
}

ItemEvaluation evaluationOf(const TurnCheck& check)
{
    ItemEvaluation out;
    out.turn = check.turn;
    out.verdict = codeOf(check.verdict);
    out.versions = versionsOf(check.contract.value_or(""), check.contractVersion.value_or("?"));
    out.reasons = check.reviewReasons;
    if (check.rules)
        for (const RuleFinding& finding : check.rules->findings)
            if (finding.severity != RuleSeverity::minor && !finding.provisional)
                out.reasons.push_back("rule:" + finding.rule);
    out.json = turnCheckJson(check);
    return out;
}

// A loop that could not finish asks for a person.
bool wasEscalated(const Turn& turn)
{
    return std::any_of(turn.stages.begin(), turn.stages.end(),
                       [](const LoopStage& stage) { return stage.stage == "escalation"; });
}

// Each asked field in one place, so that complete, to clarify, unknown and absent add up to asked.
CompletenessCounts countsOf(const NoteEvaluation& evaluation)
{
    CompletenessCounts counts;
    for (const FieldFinding& field : evaluation.fields) {
        if (!field.asked()) {
            counts.notApplicable += field.requirement == Requirement::not_applicable ? 1 : 0;
            continue;
        }
        ++counts.asked;
        if (field.complete())
            ++counts.complete;
        else if (field.status == FieldStatus::unknown)
            ++counts.unknown;
        else if (field.status == FieldStatus::absent)
            ++counts.absent;
        else
            ++counts.toClarify;
    }
    return counts;
}

ItemEvaluation evaluationOf(const NoteEvaluation& evaluation, const std::string& text)
{
    ItemEvaluation out;
    out.completeness = countsOf(evaluation);
    out.verdict = fmt::format("{}/{}", evaluation.complete, evaluation.asked);
    out.versions = versionsOf(evaluation.formId, evaluation.formVersion);
    const bool hasQuery = std::any_of(evaluation.fields.begin(), evaluation.fields.end(),
                                      [](const FieldFinding& field) { return !field.queries.empty(); });
    if (hasQuery)
        out.reasons.emplace_back("note:query");
    NoteJsonOptions options;
    options.kept = true;
    out.json = noteEvaluationJson(evaluation, text, options);
    return out;
}
} // namespace

Result<Evaluators> builtInEvaluators()
{
    auto contracts = ContractCatalog::installed();
    if (!contracts)
        return tl::unexpected<Error>(contracts.error());
    const auto catalog = std::make_shared<const ContractCatalog>(std::move(*contracts));
    auto checker = TurnChecker::create(*catalog);
    if (!checker)
        return tl::unexpected<Error>(checker.error());
    auto evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected<Error>(evaluator.error());
    Evaluators out;
    out.transcript = [catalog, checker = std::move(*checker)](const Transcript& transcript) {
        std::vector<ItemEvaluation> evaluations;
        for (const TurnCheck& check : checker.check(transcript)) {
            evaluations.push_back(evaluationOf(check));
            if (wasEscalated(transcript.turns[evaluations.size() - 1]))
                evaluations.back().reasons.emplace_back("asked");
        }
        return evaluations;
    };
    out.note = [evaluator = std::make_shared<const NoteEvaluator>(std::move(*evaluator))](const Note& note) {
        return evaluationOf(evaluator->evaluate(note), note.text);
    };
    return out;
}

} // namespace cotejo
