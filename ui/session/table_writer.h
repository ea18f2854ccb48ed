#pragma once

#include "engine/base/result.h"
#include "engine/report/table_file.h"

#include <QString>

namespace cotejo
{

// Writes a table to a file: XLSX where the name ends so, else CSV with a byte order mark. Whole or not at
// all; gives the SHA-256 of what was written. table.io with the path.
[[nodiscard]] Result<std::string> writeTable(const TableSheet& table, const QString& path);

// The same for bytes that are ready (a picture).
[[nodiscard]] Result<std::string> writeBytes(const QByteArray& bytes, const QString& path);

} // namespace cotejo
