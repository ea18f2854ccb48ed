#include "ui/views/page_tabs.h"

#include "ui/views/count_badge.h"

namespace cotejo
{

PageTabs::PageTabs(QWidget* parent) : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setFocusPolicy(Qt::TabFocus);
}

void PageTabs::addPage(const QString& name)
{
    addTab(name);
    m_badges.append(new CountBadge(this));
}

void PageTabs::setPageName(int index, const QString& name)
{
    setTabText(index, name);
}

void PageTabs::setCount(int index, int count)
{
    m_badges[index]->setCount(count);
    // Given anew each time: that is how the tab makes room for the new width.
    setTabButton(index, QTabBar::RightSide, nullptr);
    if (count >= 0)
        setTabButton(index, QTabBar::RightSide, m_badges[index]);
    setAccessibleTabName(index, count < 0
                                    ? tabText(index)
                                    : QString(tabText(index) + QLatin1Char(' ') + QString::number(count)));
}

} // namespace cotejo
