#pragma once

#include "engine/import/document_kind.h"

#include <optional>
#include <string_view>

namespace cotejo
{

// How a file is read, by the ending of its name; what a JSON file holds is decided by its content.
enum class FileShape { json, json_lines, plain_text, markdown, html, csv, xml, docx, rtf, pdf, unknown };

[[nodiscard]] FileShape fileShape(std::string_view fileName); // letter case of the ending is ignored

// Whether a file of this shape can hold the kind at all; nullopt: either.
[[nodiscard]] bool mayHold(FileShape shape, std::optional<DocumentKind> kind);

// `*.gold.json`, `README.md` and hidden files, which a walk through folders leaves out.
[[nodiscard]] bool isLeftOut(std::string_view fileName);

} // namespace cotejo
