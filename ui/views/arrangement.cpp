#include "ui/views/arrangement.h"

namespace cotejo
{
namespace
{
constexpr int kOrvsBeside = 1680;
constexpr int kWholeQueue = 1240;
constexpr int kLowerTabsHigh = 640;
constexpr int kNoteBeside = 1040;
constexpr int kFormInOneRow = 960;
constexpr int kSeveralPanes = 760;
} // namespace

Arrangement arrangementFor(const QSize& size, int textPercent, const FoldChoices& folds)
{
    const int width = size.width() * 100 / textPercent;
    const int height = size.height() * 100 / textPercent;
    Arrangement result;
    result.orvsColumn = width >= kOrvsBeside;
    result.queueStrip = width < kWholeQueue || folds.queue;
    result.lowerFolded = folds.lowerTabs || (height < kLowerTabsHigh && !folds.lowerTabsOpen);
    result.noteAsTab = width < kNoteBeside || folds.note;
    result.formInTwoRows = width < kFormInOneRow;
    result.onePane = width < kSeveralPanes;
    return result;
}

} // namespace cotejo
