#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cotejo
{

enum class ItemKind { turn, note };

// Where an item stands (resources/sql/STATES.md). The first three are open: somebody has to look.
enum class ItemState {
    pending, // no decision stands
    due,     // postponed, and the day has come
    stale, // decided about another version of the document, or the verdict or the findings have changed since
    postponed, // until a later day
    escalated, // handed on
    approved,
    corrected, // approve_with_correction
    rejected,
    cannot_judge
};

[[nodiscard]] std::string_view codeOfItemKind(ItemKind kind);    // "turn", "note"
[[nodiscard]] std::string_view codeOfItemState(ItemState state); // "pending", …
[[nodiscard]] std::optional<ItemState> itemStateFromCode(std::string_view code);
[[nodiscard]] bool isOpen(ItemState state);

// How complete a note is: asked = complete + toClarify + unknown + absent.
struct CompletenessCounts {
    std::int64_t complete = 0;
    std::int64_t asked = 0;
    std::int64_t toClarify = 0; // present with a query
    std::int64_t unknown = 0;
    std::int64_t absent = 0;
    std::int64_t notApplicable = 0; // outside `asked`

    friend bool operator==(const CompletenessCounts&, const CompletenessCounts&) = default;
};

// One line of the queue.
struct QueueRow {
    std::int64_t id = 0; // of this file only; may change when the tables are rebuilt
    std::string item;    // "TRANSCRIPT/TURN" or the note's id
    ItemKind kind = ItemKind::turn;
    std::string record;         // transcript id or note id
    std::string turn;           // empty for a note
    std::size_t turnNumber = 0; // 1-based; 0 for a note
    std::size_t turnCount = 0;  // of the transcript
    std::string subject;        // pseudonym, may be empty
    std::string date;           // when asked, or the note's date, as given; may be empty
    std::string verdict; // word of FORMATS §5; "complete/asked" for a note; empty before it was evaluated
    CompletenessCounts completeness;  // notes only
    std::vector<std::string> reasons; // why it is in the queue, worst first; empty: not in the queue
    ItemState state = ItemState::pending;
    bool hasDraft = false;
    bool blind = false; // the viewer reads it a second time and must not know the first reading
};

} // namespace cotejo
