#pragma once

#include "engine/domain/event.h"
#include "engine/store/event_payloads.h"
#include "engine/store/reading_kind.h"

#include <cstdint>
#include <string>

namespace cotejo
{

class SqlConnection;

// What "decision.made", "decision.undone" and "decision.redone" do to the tables decisions and items. Needs
// an open write transaction. Throws StoreFailure.
void applyDecision(SqlConnection& connection, const Event& event, std::int64_t ordinal,
                   const DecisionPayload& payload, ReadingKind reading = ReadingKind::first);
void applyUndone(SqlConnection& connection, const std::string& decisionEvent, bool undone);

// Works out again which decision of an item stands, which are stale, and the item's state.
void refreshDecisions(SqlConnection& connection, const ItemKey& key);

} // namespace cotejo
