#include "ui/session/case_engines.h"

#include "engine/completeness/form.h"
#include "engine/completeness/note_evaluator.h"
#include "engine/orvs/contract_catalog.h"
#include "engine/orvs/turn_checker.h"
#include "engine/pipeline/cross_comparer.h"
#include "engine/pipeline/stored_record.h"

namespace cotejo
{
Result<CaseEngines> CaseEngines::builtIn()
{
    Result<ContractCatalog> contracts = ContractCatalog::installed();
    if (!contracts)
        return tl::unexpected(contracts.error());
    CaseEngines engines;
    auto catalog = std::make_shared<const ContractCatalog>(std::move(*contracts));
    Result<TurnChecker> checker = TurnChecker::create(*catalog);
    if (!checker)
        return tl::unexpected(checker.error());
    Result<NoteEvaluator> evaluator = NoteEvaluator::create();
    if (!evaluator)
        return tl::unexpected(evaluator.error());
    auto notes = std::make_shared<const NoteEvaluator>(std::move(*evaluator));
    engines.contracts = catalog;
    engines.form = std::shared_ptr<const Form>(notes, &notes->form());
    engines.readTranscript = storedTranscript;
    engines.readNote = storedNote;
    engines.check = [catalog, checker = std::move(*checker)](const Transcript& transcript) {
        return checker.check(transcript);
    };
    engines.evaluate = [notes](const Note& note) { return notes->evaluate(note); };
    const auto comparer = std::make_shared<const CrossComparer>(*engines.form);
    engines.cross = [form = engines.form, comparer](const Turn& turn, const NoteEvaluation& evaluation,
                                                    const Note& note) {
        return comparer->notices(turn, evaluation, note);
    };
    return engines;
}

std::vector<std::string> CaseEngines::versions() const
{
    std::vector<std::string> lines;
    for (const Contract* contract : contracts->all())
        lines.push_back(contract->id + "@" + contract->version);
    lines.push_back(form->id + "@" + form->edition);
    return lines;
}

} // namespace cotejo
