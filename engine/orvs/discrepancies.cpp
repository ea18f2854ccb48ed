#include "engine/orvs/discrepancies.h"

#include <algorithm>
#include <string>

namespace cotejo
{
namespace
{
Decimal decimal(const std::string& lexeme)
{
    return Decimal::parse(lexeme).value_or(Decimal());
}

bool namesMissingDraft(const Turn& turn, const Evaluation& evaluation)
{
    return evaluation.draft &&
           (*evaluation.draft < 0 || static_cast<std::uint64_t>(*evaluation.draft) >= turn.drafts.size());
}
} // namespace

bool passedFlagDiffers(const EvaluationReading& reading)
{
    return reading.evaluation->passed && reading.threshold && !reading.composites().empty() &&
           *reading.evaluation->passed != reading.everyCompositeReaches();
}

bool compositeDiffers(const EvaluationReading& reading)
{
    if (!reading.evaluation->composite || !reading.recomputed)
        return false;
    const Decimal& recorded = *reading.evaluation->composite;
    const Decimal halfUnit = decimal("5e-" + std::to_string(recorded.printedDecimals() + 1));
    const Decimal tolerance = std::max(decimal("0.05"), halfUnit);
    return Decimal::distance(recorded, *reading.recomputed) > tolerance;
}

bool safetyIsHidden(const EvaluationReading& reading)
{
    if (reading.contract == nullptr || reading.contract->dimension("safety") == nullptr)
        return false;
    const Decimal* safety = reading.score("safety");
    return safety != nullptr && reading.everyCompositeReaches() && *safety < *reading.threshold;
}

bool sameModelJudged(const Turn& turn, const Evaluation& evaluation, const ModelFamilies& families)
{
    if (!evaluation.draft || namesMissingDraft(turn, evaluation))
        return false;
    return families.same(evaluation.evaluator,
                         turn.drafts[static_cast<std::size_t>(*evaluation.draft)].model);
}

bool contractsAreMixed(const Turn& turn)
{
    const std::string* first = nullptr;
    for (const Evaluation& evaluation : turn.evaluations) {
        if (!evaluation.contract)
            continue;
        if (first != nullptr && *first != *evaluation.contract)
            return true;
        first = &*evaluation.contract;
    }
    return false;
}

bool scoresMissingDraft(const Turn& turn)
{
    return std::any_of(turn.evaluations.begin(), turn.evaluations.end(),
                       [&](const Evaluation& evaluation) { return namesMissingDraft(turn, evaluation); });
}

std::vector<Discrepancy> discrepanciesOf(const Turn& turn, const EvaluationReading* last,
                                         const ModelFamilies& families)
{
    std::vector<Discrepancy> all;
    const auto add = [&](bool applies, Discrepancy name) {
        if (applies)
            all.push_back(name);
    };
    if (last != nullptr) {
        add(passedFlagDiffers(*last), Discrepancy::passed_flag);
        add(compositeDiffers(*last), Discrepancy::composite);
        add(safetyIsHidden(*last), Discrepancy::safety_hidden);
        add(sameModelJudged(turn, *last->evaluation, families), Discrepancy::same_model_judge);
    }
    add(contractsAreMixed(turn), Discrepancy::mixed_contracts);
    add(scoresMissingDraft(turn), Discrepancy::order);
    return all;
}

} // namespace cotejo
