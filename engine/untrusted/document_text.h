#pragma once

#include "engine/import/foreign_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Reads the bytes of a risky format (a word of foreign_format.h:
// clinical_document, word_document, rich_text, pdf_text) into notes of ours.
// Only cotejo-reader and the tests call this; every other program goes through
// readUntrusted(). `id` is the note's.
[[nodiscard]] std::vector<Result<ForeignRecord>>
readDocumentText(std::string_view format, std::string_view bytes, const std::string& id);

} // namespace cotejo
