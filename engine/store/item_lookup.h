#pragma once

#include "engine/store/event_payloads.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

class SqlConnection;

// What a writer has to know of an item before it lets somebody act on it.
struct ItemNow {
    ItemKey key;
    std::string document;
    std::string verdict;
    std::string versions;
    std::vector<std::string> reasons;
    std::string standing;          // event of the standing decision, empty for none
    std::vector<std::string> open; // standing and its rivals: what a decision made now follows
};

// "TRANSCRIPT/TURN" or a note's id. Throws StoreFailure store.unknown_item or store.ambiguous_item.
[[nodiscard]] ItemNow lookUpItem(SqlConnection& connection, const std::string& item);

} // namespace cotejo
