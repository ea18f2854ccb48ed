#pragma once

#include "engine/base/result.h"
#include "engine/domain/cross_notice.h"
#include "engine/domain/note.h"

#include <cstddef>
#include <functional>
#include <string>

namespace cotejo
{

class StoreFile;

struct CrossTotals {
    std::size_t turns = 0;    // of the store
    std::size_t compared = 0; // turns whose subject has a note dated no later than they were asked
    std::size_t notices = 0;
    std::size_t unreadable = 0; // documents of the store that cannot be read again
};

// One notice with what is needed to print it.
struct CrossFinding {
    const CrossNotice& notice;
    const Note& note;
    const std::vector<Identifier>& noteIdentifiers;
    const std::string& turnText; // the query or the answer
};

// Sets every turn of the store beside its subject's newest note dated no later than it was asked (a turn
// without a time: the newest note). Turns in the order their documents came in.
[[nodiscard]] Result<CrossTotals> runCross(const StoreFile& store,
                                           const std::function<void(const CrossFinding&)>& take);

} // namespace cotejo
