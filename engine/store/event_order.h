#pragma once

#include <cstdint>
#include <vector>

namespace cotejo
{

class SqlConnection;

// The order in which the events of a merged file are played: ordinals of all events up to the last
// "store.merged"; empty for a file that was never merged, whose order is that of arrival. It depends on the
// set of events alone, so two files that were merged in either direction give the same tables. Each event
// comes after its device's earlier ones and after the events and documents it names; else by time, where a
// clock that was set back counts as standing still, then by device. Events "store.merged" come last. `now`:
// all events, a merge being under way. Throws StoreFailure.
[[nodiscard]] std::vector<std::int64_t> mergedOrder(SqlConnection& connection, bool now = false);

} // namespace cotejo
