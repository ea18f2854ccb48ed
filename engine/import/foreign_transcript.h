#pragma once

#include "engine/base/result.h"
#include "engine/domain/transcript.h"
#include "engine/import/foreign_format.h"
#include "engine/import/foreign_value.h"

#include <string>
#include <vector>

namespace cotejo
{

// A foreign chat in our shape, and what is to be said of it beside.
struct ForeignTranscript {
    Transcript transcript;
    std::vector<Error> remarks; // read.unanswered_question, read.other_branches, read.uncertain_border
};

// A transcript without a turn: read.no_turn.
[[nodiscard]] Result<ForeignTranscript> withTurns(ForeignTranscript&& read);

// Reads one record of `format` (one of JSON). `fallbackId` is the id where the record has none. Error::where
// is a JSON pointer.
[[nodiscard]] Result<ForeignTranscript>
readForeignTranscript(ForeignFormat format, const nlohmann::json& record, const std::string& fallbackId);

// `rheumai.transcript`, version 1, with `source` naming the format: what a store keeps of a foreign record.
[[nodiscard]] std::string transcriptJson(const Transcript& transcript, ForeignFormat source);

} // namespace cotejo
