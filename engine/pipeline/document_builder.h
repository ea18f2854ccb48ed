#pragma once

#include "engine/domain/note.h"
#include "engine/domain/transcript.h"
#include "engine/store/import_writer.h"

#include <string>

namespace cotejo
{

// A record as the store takes it: what names it, its items with the words the search index holds, its bytes.
// No evaluation.
[[nodiscard]] ImportedDocument documentOf(const Transcript& transcript, std::string bytes,
                                          const std::string& file);
[[nodiscard]] ImportedDocument documentOf(const Note& note, std::string bytes, const std::string& file);

} // namespace cotejo
