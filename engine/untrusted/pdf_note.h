#pragma once

#include "engine/base/result.h"
#include "engine/import/note_draft.h"

#include <string>
#include <string_view>

namespace cotejo
{

// Reads the text layer of a PDF (poppler), page by page. A PDF without any text
// is refused as a scan (read.no_text_layer): nothing can be said of it, which
// is not the same as "not mentioned". A page without text among others is
// remarked (read.page_without_text), one that cannot be opened too (read.bad_page). Faults: read.bad_pdf,
// read.encrypted, read.too_many_pages.
[[nodiscard]] Result<NoteDraft> readPdfNote(std::string_view bytes, const std::string& id);

} // namespace cotejo
