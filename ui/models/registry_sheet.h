#pragma once

#include "engine/report/table_file.h"

namespace cotejo
{

class RegistryModel;

// The overview as it stands on the screen, to be written to a file: a row a cell of the map ("group") and a
// row a field behind it ("field"), with the filter in the last column. Codes and ISO months, English names of
// columns, percentages beside their counts and empty where nothing is asked.
[[nodiscard]] TableSheet registrySheet(const RegistryModel& model);

} // namespace cotejo
