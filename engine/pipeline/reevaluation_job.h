#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/pipeline/evaluators.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <string>

namespace cotejo
{

class StoreFile;

enum class ReevaluationScope { all, transcripts };

struct ReevaluationTotals {
    std::size_t documents = 0; // looked at
    std::size_t changed = 0;   // got a new evaluation
    std::size_t unreadable = 0;
    bool cancelled = false;
};

// Evaluates every present document again with the engines, and the facts about papers, as they are now. Where
// anything comes out otherwise, contract and program versions included, that is an event; the old evaluation
// stays, marked stale, and decisions that rest on it are marked where verdict or reasons differ. Opens its
// own connections; `cancel` is looked at between documents.
[[nodiscard]] Result<ReevaluationTotals>
runReevaluation(const StoreFile& store, const Evaluators& evaluators, const std::string& actor,
                const std::function<void(std::size_t documents)>& progress, const std::atomic<bool>& cancel,
                const Clock& clock, ReevaluationScope scope = ReevaluationScope::all);

} // namespace cotejo
