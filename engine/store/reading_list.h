#pragma once

#include "engine/base/result.h"
#include "engine/store/case_file.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;

// A first decision that a second person reads too.
struct ReadingPair {
    std::int64_t itemId = 0;
    std::string why; // "share", "escalation", "safety", "asked"
    DecisionRecord first;
    std::optional<DecisionRecord> second;
    std::optional<DecisionRecord> ruling;

    [[nodiscard]] bool agrees() const { return second && first.decision.kind == second->decision.kind; }
    [[nodiscard]] bool awaitsRuling() const { return second && !agrees() && !ruling; }
};

// Pairs with both readings, newest first; nothing of a pair whose second reading is still open.
[[nodiscard]] Result<std::vector<ReadingPair>> readPairs(ReadHandle& handle);

// How many items await a second reading that `viewer` may give (the first is another's).
[[nodiscard]] Result<std::size_t> readingsDueTo(ReadHandle& handle, const std::string& viewer);

// First decisions that `viewer` must not see yet, by event.
[[nodiscard]] Result<bool> isHiddenFrom(ReadHandle& handle, const std::string& viewer,
                                        const std::string& event);
[[nodiscard]] Result<std::set<std::string>> hiddenFrom(ReadHandle& handle, const std::string& viewer);

} // namespace cotejo
