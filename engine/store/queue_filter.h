#pragma once

#include "engine/store/queue_row.h"

#include <optional>
#include <string>
#include <vector>

namespace cotejo
{

// Which items to show. An empty list asks nothing; what is given must all hold.
struct QueueFilter {
    std::vector<ItemKind> kinds;
    std::vector<ItemState> states;
    std::vector<std::string> verdicts; // words of FORMATS §5
    std::vector<std::string>
        reasonFamilies; // "verdict", "citation", "discrepancy", "rule", …, or a whole reason
    std::vector<std::string> alsoReasons; // the same, each of which must be there
    std::string subject;                  // exactly
    std::string text;                     // words, accents and case ignored; the last may be the start of one
    bool withoutReasons = false;          // also items that nothing put into the queue
    bool draftsOnly = false;
    bool mineOnly = false;           // begun by, handed to or decided by the viewer
    bool secondReadingsOnly = false; // the viewer is to read them a second time, blind
};

// The last row of the page before; pages go on after it (seek, no OFFSET).
struct QueueCursor {
    std::int64_t priority = 0;
    std::int64_t recency = 0;
    std::string item;
    std::int64_t id = 0;
};

struct QueuePage {
    std::vector<QueueRow> rows;
    std::optional<QueueCursor> next; // nullopt: that was the last page
};

} // namespace cotejo
