#pragma once

#include <QSize>

namespace cotejo
{

// What a person folded by hand.
struct FoldChoices {
    bool lowerTabs = false;
    bool lowerTabsOpen = false; // opened by hand in a window too low for them
    bool note = false;
    bool queue = false;

    friend bool operator==(const FoldChoices&, const FoldChoices&) = default;
};

// How the review page gives way as the window gets smaller. The steps come in a fixed order; nothing that
// must never be hidden (verdict, notice, six decision keys, draft state) depends on it.
struct Arrangement {
    bool orvsColumn = false; // ORVS stands beside the text, else below it
    bool queueStrip = false; // verdict shapes and a count in place of the queue
    bool lowerFolded =
        false;              // the lower tabs are one row that says composite, threshold and lowest dimension
    bool noteAsTab = false; // the note is a second tab of the answer
    bool formInTwoRows = false;
    bool onePane = false; // queue, answer and note are tabs

    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

// `size`: of the whole page area's window in logical pixels; `textPercent` 100…200 makes every limit that
// much larger.
[[nodiscard]] Arrangement arrangementFor(const QSize& size, int textPercent, const FoldChoices& folds);

} // namespace cotejo
