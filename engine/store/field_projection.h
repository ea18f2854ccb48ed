#pragma once

#include "engine/domain/event.h"

#include <cstdint>
#include <string_view>

namespace cotejo
{

class SqlConnection;

// Whether an event is one of those below.
[[nodiscard]] bool isFieldEvent(std::string_view kind);

// What "field.set", "field.confirmed", "field.cleared" and "query.opened", "query.edited", "query.answered",
// "query.closed" do to the tables field_acts and note_queries. Needs an open write transaction. Throws
// StoreFailure.
void applyFieldEvent(SqlConnection& connection, const Event& event, std::int64_t ordinal);

} // namespace cotejo
