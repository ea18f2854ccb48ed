#pragma once

#include "engine/base/json_reader.h"
#include "engine/domain/transcript.h"

namespace cotejo
{

// Reads one `rheumai.transcript`, version 1 (FORMATS §1), the whole text of `reader`. False: reader.fault()
// says why, with the JSON pointer of the member. Beside what JsonReader refuses: read.wrong_type,
// read.missing_member, read.unknown_value, read.unknown_format, read.unsupported_version, read.duplicate_id
// (one turn id twice), read.empty_id, read.alternative_last. Members that FORMATS does not name are checked
// as JSON and left alone.
[[nodiscard]] bool readTranscript(JsonReader& reader, Transcript& transcript);

} // namespace cotejo
