#include "engine/orvs/loop_run.h"

namespace cotejo
{

std::string_view codeOfOutcome(LoopOutcome outcome)
{
    switch (outcome) {
    case LoopOutcome::passed:
        return "passed";
    case LoopOutcome::not_rescored:
        return "not_rescored";
    case LoopOutcome::exhausted:
        return "exhausted";
    case LoopOutcome::evaluator_failed:
        return "evaluator_failed";
    case LoopOutcome::no_threshold:
        return "no_threshold";
    case LoopOutcome::fallback:
        break;
    }
    return "fallback";
}

bool needsEscalation(LoopOutcome outcome)
{
    return outcome == LoopOutcome::exhausted || outcome == LoopOutcome::evaluator_failed;
}

} // namespace cotejo
