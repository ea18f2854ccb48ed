#pragma once

#include "engine/domain/evaluation.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/contract.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// A recorded evaluation read by its contract: what counts, and nothing decided yet. Points into what it was
// made from.
struct EvaluationReading {
    const Evaluation* evaluation = nullptr;
    const Contract* contract = nullptr; // nullptr: not a known contract
    std::vector<DimensionScore>
        dimensions;                    // the contract's, in its order; of an unknown contract, those recorded
    std::optional<Decimal> recomputed; // weights known, every weighted dimension there and on the scale
    std::optional<Decimal> threshold;  // the record's, else the contract's
    std::optional<ThresholdSource> thresholdSource;

    [[nodiscard]] std::vector<Decimal>
    composites() const;                               // recorded and recomputed, as far as they are there
    [[nodiscard]] bool everyCompositeReaches() const; // there is a threshold, there is one, and none is below
    [[nodiscard]] const Decimal* score(std::string_view dimension) const; // nullptr: lacking
};

[[nodiscard]] EvaluationReading readEvaluation(const Evaluation& evaluation, const Contract* contract);

// What keeps the evaluation from being used (FORMATS §5, rule 3), as stable codes: errors, flag:NAME,
// contract_missing, contract_unknown:ID, dimensions_missing, dimension_missing:ID, off_scale:ID,
// off_scale:composite, off_scale:threshold, no_composite. `technicalFlags`: names of technical errors found
// among the flags. Empty for a sound evaluation.
[[nodiscard]] std::vector<std::string> evaluationFaults(const EvaluationReading& reading,
                                                        const std::vector<std::string>& technicalFlags);

} // namespace cotejo
