#pragma once

#include "engine/base/clock.h"
#include "engine/base/result.h"
#include "engine/store/event_receipt.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

class ReadHandle;
class WriteHandle;

// A person's word on one leaf of a rubric tree.
enum class LeafWord : std::uint8_t { yes, no, not_applicable, cannot_judge };

[[nodiscard]] std::optional<LeafWord> leafWordFromCode(std::string_view code); // "yes", "no", …
[[nodiscard]] std::string_view codeOf(LeafWord word);

// A person on one leaf of one turn: a word, taken back where there is none; or a switch.
struct LeafAct {
    std::string leaf;
    std::optional<LeafWord> word; // of a verdict
    std::optional<bool> on;       // of a switch: the leaf counts, or does not, whatever the routing says
    bool neither = false;         // of a switch: as the routing says again
    std::string machine;          // "met", "not_met" or empty: what the program said at that moment
    std::string by;               // when read
    std::string at;               // when read: UTC
};

// Appends event "rubric.leaf_judged" (or "rubric.leaf_switched" where `on` or `neither` is given) on `item`,
// a turn, under the tree's id. Refused: store.unknown_item, rubric.no_turn (a note), those of requireAct for
// deciding on a turn, rubric.no_leaf.
[[nodiscard]] Result<EventReceipt> recordLeafAct(WriteHandle& handle, const Clock& clock,
                                                 const std::string& item, const std::string& tree,
                                                 const LeafAct& act, const std::string& by);

// What stands of a person's acts on a turn under a tree: of each leaf the last word and the last switch, in
// the order they were given. `by` empty: of everybody. Goes through the log: not for the window's thread.
[[nodiscard]] Result<std::vector<LeafAct>> leafActs(ReadHandle& handle, const std::string& item,
                                                    const std::string& tree, const std::string& by);

} // namespace cotejo
