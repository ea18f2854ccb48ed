#pragma once

#include "engine/import/foreign_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

// Reads a file of a risky format (XML, DOCX, RTF, PDF) in a process of its own, cotejo-reader, within the
// limits of its format: a file that breaks the reader costs that file alone. `id` is the note's. Errors
// beside those of the readers: read.reader_missing, read.reader_crashed, read.reader_out_of_time,
// read.too_large.
[[nodiscard]] std::vector<Result<ForeignRecord>> readUntrusted(ForeignFormat format, std::string_view bytes,
                                                               const std::string& id);

// What cotejo-reader writes, and how it is read again.
[[nodiscard]] std::string recordsJson(const std::vector<Result<ForeignRecord>>& records);
[[nodiscard]] std::vector<Result<ForeignRecord>> recordsOfJson(const std::string& json);

} // namespace cotejo
