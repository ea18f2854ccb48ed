#pragma once

#include "engine/report/export_row.h"

#include <string>
#include <string_view>

namespace cotejo
{

// `xlsx` is no text: xlsx_sheet.h writes it; `fhir` is a Bundle: fhir_bundle.h, fhir_decision.h.
enum class ExportFormat { csv, jsonl, xlsx, fhir };

[[nodiscard]] std::string_view codeOfFormat(ExportFormat format); // "csv", …

// The first line of a file with its end (CSV: the header, after a byte order mark if wanted; JSON Lines:
// nothing).
[[nodiscard]] std::string exportHead(ExportFormat format, ExportColumns columns, bool byteOrderMark);

// One row with its end. CSV: RFC 4180, lines end in CR LF, reasons joined by ";", an empty cell for what is
// not there. JSON Lines: members in the same order, reasons a list, null for what is not there.
[[nodiscard]] std::string exportLine(ExportFormat format, ExportColumns columns, const ExportRow& row);

} // namespace cotejo
