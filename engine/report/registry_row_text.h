#pragma once

#include "engine/domain/registry_row.h"

#include <string>

namespace cotejo
{

// One row as a JSON object without a line end: by, group (null: not known), field, notes, present, unknown,
// absent, not_applicable, asked, complete, by_people, percent {present, unknown, absent, not_applicable,
// complete}, no_data. Percentages of the status are of the notes, that of complete of the notes that ask;
// null where there are none.
[[nodiscard]] std::string registryRowJson(const RegistryRow& row);

// The same as CSV, a line each without a line end; "no data" in place of a percentage that has none.
[[nodiscard]] std::string registryCsvHeader();
[[nodiscard]] std::string registryRowCsv(const RegistryRow& row);

} // namespace cotejo
