#pragma once

#include "engine/orvs/contract.h"
#include "engine/orvs/loop_run.h"

#include <optional>
#include <string>

namespace cotejo
{

// What stands around the turn of a run of our own loop.
struct LoopRecordHead {
    std::string transcript;
    std::optional<std::string> subject;
    std::string language;
    std::string askedAt;
    std::string exportedAt;
    bool userThreshold = false; // the threshold in the record is the user's, as the contract has none
};

// The run as a `rheumai.transcript` of one turn (FORMATS §1), one JSON object and a line end. Beside the
// members of FORMATS: in the turn `outcome`; in an evaluation `made_by`, `contract_version`,
// `threshold_source` ("user"), `evaluator_asked`, `feedback` and `raw`, the model's words as they came.
[[nodiscard]] std::string loopTranscriptJson(const LoopRecordHead& head, const LoopRun& run,
                                             const Contract& contract);

} // namespace cotejo
