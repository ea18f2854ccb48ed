#pragma once

#include "ui/widgets/key_table.h"

namespace cotejo
{

// The keys as shipped, in the order of the sheet.
[[nodiscard]] QList<KeyTable::Row> defaultKeys();

} // namespace cotejo
