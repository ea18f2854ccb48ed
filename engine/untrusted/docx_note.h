#pragma once

#include "engine/base/result.h"
#include "engine/import/note_draft.h"

#include <string>
#include <string_view>

namespace cotejo
{

// Reads the text of a Word document: paragraphs, list items ("- "), table rows
// (cells between " | "), tabs and breaks as they stand. Deleted and hidden text
// is left out. Only the main part of the archive is unpacked, in memory and up
// to its limit; an archive with names that lead out of it is refused
// (read.archive_path). Faults: read.bad_archive, read.encrypted,
// read.too_large, those of the XML.
[[nodiscard]] Result<NoteDraft> readDocxNote(std::string_view bytes, const std::string& id);

} // namespace cotejo
