#include "engine/agreement/perturbation_effect.h"

namespace cotejo
{

PerturbationEffect perturbationEffect(std::span<const ScorePair> pairs)
{
    PerturbationEffect effect;
    effect.pairs = pairs.size();
    double lower = 0;
    double notHigher = 0;
    double sum = 0;
    for (const ScorePair& pair : pairs) {
        const auto penalty = pair.penalty();
        if (!penalty)
            continue;
        ++effect.scored;
        lower += *pair.degraded < *pair.clean ? 1.0 : 0.0;
        notHigher += *pair.degraded <= *pair.clean ? 1.0 : 0.0;
        sum += *penalty;
    }
    if (effect.pairs > 0)
        effect.strictOfAll = lower / static_cast<double>(effect.pairs);
    if (effect.scored == 0)
        return effect;
    const auto n = static_cast<double>(effect.scored);
    effect.strict = lower / n;
    effect.nonStrict = notHigher / n;
    effect.meanPenalty = sum / n;
    return effect;
}

} // namespace cotejo
