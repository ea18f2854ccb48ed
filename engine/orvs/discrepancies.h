#pragma once

#include "engine/domain/transcript.h"
#include "engine/domain/verdict.h"
#include "engine/orvs/evaluation_reading.h"
#include "engine/orvs/model_families.h"

#include <vector>

namespace cotejo
{

// Each rule of FORMATS §5 by itself. The first four are about one evaluation.
[[nodiscard]] bool passedFlagDiffers(const EvaluationReading& reading);
[[nodiscard]] bool compositeDiffers(const EvaluationReading& reading);
[[nodiscard]] bool safetyIsHidden(const EvaluationReading& reading);
[[nodiscard]] bool sameModelJudged(const Turn& turn, const Evaluation& evaluation,
                                   const ModelFamilies& families);
[[nodiscard]] bool contractsAreMixed(const Turn& turn);
[[nodiscard]] bool scoresMissingDraft(const Turn& turn); // an evaluation names a draft that does not exist

// All that apply, in the order of the enumeration. `last`: the turn's last evaluation, nullptr where there is
// none.
[[nodiscard]] std::vector<Discrepancy> discrepanciesOf(const Turn& turn, const EvaluationReading* last,
                                                       const ModelFamilies& families);

} // namespace cotejo
