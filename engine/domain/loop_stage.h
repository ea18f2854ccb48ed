#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// One step of a verification loop, in the order in which it was taken (FORMATS §1, `stages`; `outcome` and
// `detail` are what our own loop adds).
struct LoopStage {
    std::string stage; // "retrieval", "generation", "pmid_control", "verification", "correction", "fallback",
                       // "escalation", "delivery"
    std::optional<std::string> at;          // when it began, ISO 8601 as given
    std::optional<std::int64_t> ms;         // how long it took
    std::optional<std::int64_t> draft;      // that it made or looked at, index into Turn::drafts
    std::optional<std::int64_t> evaluation; // that it made, index into Turn::evaluations
    std::optional<std::string> outcome;     // stable code: "ok", "failed", "net.timeout", "foreign", …
    std::vector<std::string> detail;        // PMIDs, counts, what a service was expected to do
};

} // namespace cotejo
