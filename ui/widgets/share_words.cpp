#include "ui/widgets/share_words.h"

#include <QLocale>
#include <QStringList>

#include <array>

namespace cotejo
{
namespace
{
constexpr std::array<int, 4> kBounds = {95, 85, 70, 50}; // percent, inclusive from below
constexpr int kPerCent = 100;
} // namespace

QString ShareWords::counted(const CompletenessShares& shares)
{
    if (shares.asked() == 0)
        return tr("nothing asked");
    // Rounded towards what is lacking: 99.96 % is not 100.
    const qint64 tenths = static_cast<qint64>(shares.complete) * kPerCent * 10 / shares.asked();
    const QString percent = QLocale::c().toString(static_cast<double>(tenths) / 10, 'f', 1);
    return tr("%1 of %2 (%3 %)").arg(shares.complete).arg(shares.asked()).arg(percent);
}

QString ShareWords::whole(const CompletenessShares& shares)
{
    if (shares.asked() == 0)
        return counted(shares);
    QStringList parts{tr("%1 complete").arg(counted(shares))};
    if (shares.toClarify > 0)
        parts.append(tr("%n to clarify", nullptr, shares.toClarify));
    parts.append(tr("%n unknown", nullptr, shares.unknown));
    parts.append(tr("%n absent", nullptr, shares.absent));
    return parts.join(QStringLiteral(", "));
}

int ShareWords::heatStep(const CompletenessShares& shares)
{
    if (shares.asked() == 0)
        return -1;
    int step = 0;
    for (const int bound : kBounds) {
        if (static_cast<qint64>(shares.complete) * kPerCent >= static_cast<qint64>(bound) * shares.asked())
            return step;
        ++step;
    }
    return step;
}

QString ShareWords::stepWord(int step)
{
    if (step == 0)
        return tr("%1 % or more").arg(kBounds[0]);
    if (step >= static_cast<int>(kBounds.size()))
        return tr("below %1 %").arg(kBounds.back());
    const auto at = static_cast<std::size_t>(step);
    return tr("%1–%2 %").arg(kBounds.at(at)).arg(kBounds.at(at - 1) - 1);
}

} // namespace cotejo
