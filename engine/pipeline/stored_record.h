#pragma once

#include "engine/base/result.h"
#include "engine/domain/note.h"
#include "engine/domain/transcript.h"
#include "engine/store/case_file.h"
#include "engine/store/projection_rebuilder.h"

#include <string>

namespace cotejo
{

// A document of the store read again as the record it came in as. `record` is the id it is kept under: a
// plain-text note carries none of its own. Errors are those of reading (read.…): the store keeps only what
// was read once, so one means damage.
[[nodiscard]] Result<Transcript> storedTranscript(const std::string& bytes);
[[nodiscard]] Result<Note> storedNote(const std::string& bytes, const std::string& record);

// For rebuildSearch(): the items of a document with their words.
[[nodiscard]] DocumentIndexer storedDocumentIndexer();

} // namespace cotejo
