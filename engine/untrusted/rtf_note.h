#pragma once

#include "engine/base/result.h"
#include "engine/import/note_draft.h"

#include <string>
#include <string_view>

namespace cotejo
{

// Reads the text of an RTF document. Pictures, objects, fields' instructions,
// hidden and deleted text are left out; characters of Windows code page 1252
// and Unicode escapes are read, another code page is remarked (read.code_page).
// Faults: read.bad_rtf, read.too_deep.
[[nodiscard]] Result<NoteDraft> readRtfNote(std::string_view bytes, const std::string& id);

} // namespace cotejo
