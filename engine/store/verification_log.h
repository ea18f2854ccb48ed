#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/event_receipt.h"

#include <string>
#include <vector>

namespace cotejo
{

class ReadHandle;
class WriteHandle;

// An evaluation that was made here, on demand, of an answer in the store. It stands beside the record's.
struct RecordedVerification {
    std::string event;
    Instant at;
    std::string actor;
    std::string document;   // SHA-256 of the transcript that was scored
    std::string evaluation; // JSON text of answerVerificationJson(), numbers as they were printed
};

// Event "answer.verified". Nothing of the record, its verdict or the queue changes.
[[nodiscard]] Result<EventReceipt> recordVerification(WriteHandle& handle, const Clock& clock,
                                                      const std::string& actor, const std::string& item,
                                                      const std::string& document,
                                                      const std::string& evaluation);

// Of one item, the newest first.
[[nodiscard]] Result<std::vector<RecordedVerification>> verificationsOf(ReadHandle& handle,
                                                                        const std::string& item);

} // namespace cotejo
