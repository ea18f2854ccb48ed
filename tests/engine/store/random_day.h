#pragma once

#include "tests/engine/store/store_fixture.h"

#include <random>
#include <string>

namespace cotejo::test
{

// What people may do to one file in a day, drawn by chance: imports (new, again, newer, older),
// re-evaluations, decisions of every kind, undo and redo, second readings and rulings, steps of escalations,
// words on fields, queries, roles. Ids of what exists are asked from the file, so a day can go on where
// another one ended. `clock` may jump back.
void randomDay(const StoreFile& file, SteppingClock& clock, std::mt19937& random, int acts);

// All tables that can be made again, without the numbers that depend on the order of arrival; rows in an
// order of their own. Two files that were merged either way give the same text.
[[nodiscard]] std::string mergedTables(const std::string& path);

} // namespace cotejo::test
