#pragma once

#include "ui/widgets/completeness_bar.h"

#include <QCoreApplication>
#include <QString>

namespace cotejo
{

// Shares of completeness in words and figures. A percentage never stands without its counts.
class ShareWords
{
    Q_DECLARE_TR_FUNCTIONS(cotejo::ShareWords)
public:
    static constexpr int kFewNotes = 10; // below, a share has no colour

    // "158 of 251 (62.9 %)", "nothing asked".
    [[nodiscard]] static QString counted(const CompletenessShares& shares);
    // The same with what is lacking: ", 31 unknown, 56 absent, 6 to clarify".
    [[nodiscard]] static QString whole(const CompletenessShares& shares);
    // 0 (95 % or more) to 4 (below 50 %); -1 where nothing is asked.
    [[nodiscard]] static int heatStep(const CompletenessShares& shares);
    [[nodiscard]] static QString stepWord(int step); // "95 % or more"
};

} // namespace cotejo
